"""The command line in Chinese: the same answers and exit codes, in other words."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.command_line.conftest import Run

CHINESE = {**os.environ, "BOARDLOOM_LANGUAGE": "zh_CN"}
BOARD = b"1 2 1\n2 0 0\n"
BAD = '{"format": "boardloom-pack", "version": 1, "levels": [{"mode": "lnk", "layout": [[1]]}, 3]}'


def test_results_faults_and_refusals_are_in_chinese(run: Run, tmp_path: Path) -> None:
    ran = run("check", "-", given=BOARD, env=CHINESE)
    assert ran.code == 0
    assert "可解" in ran.out
    assert ran.out.endswith("1 关，0 个问题。\n")
    (tmp_path / "bad.json").write_text(BAD, encoding="utf-8")
    ran = run("check", "bad.json", env=CHINESE)
    assert ran.code == 2
    assert "错误：bad.json：2 处错误" in ran.err
    assert "levels[1]：是 3，不是关卡" in ran.err
    ran = run("generate", "-o", "x.json", "--rows", "3", "--cols", "3", "--kinds", "2", env=CHINESE)
    assert ran.code == 2
    assert "9，是奇数：请添画或擦去一格" in ran.err


def test_help_and_wrong_calls_are_in_chinese(run: Run) -> None:
    ran = run("new", "--help", env=CHINESE)
    assert ran.code == 0
    assert "用法：" in ran.out
    assert "要新建的关卡包。" in ran.out
    assert "显示本说明并退出。" in ran.out
    assert "Usage" not in ran.out
    for arguments, words in (
        (["chek"], "没有命令 'chek'"),
        (["check"], "缺少 'PATH…'"),
        (["check", "--foo"], "没有选项 --foo"),
        (["new", "x.json", "--rows", "0"], "最小是 1"),
        (["--language", "xx", "schema"], "请从 en, zh_CN 中选择"),
    ):
        ran = run(*arguments, env=CHINESE)
        assert ran.code == 2, arguments
        assert words in ran.err, arguments


def test_the_option_goes_before_the_environment(run: Run) -> None:
    assert "1 level, 0 faults." in run("--language", "en", "check", "-", given=BOARD, env=CHINESE).out
    assert "1 关，0 个问题。" in run("--language=zh", "check", "-", given=BOARD).out


def test_json_is_the_same_in_every_language(run: Run, tmp_path: Path) -> None:
    faulty = b"1 2 1\n2 0 3\n"
    english, chinese = (run("check", "-", "--json", given=faulty, env=env) for env in (None, CHINESE))
    assert english.out == chinese.out
    assert "odd" in json.loads(english.out)["levels"][0]["issues"][0]["message"]
    english, chinese = (
        run("link", "-", 0, 0, 0, 1, "--json", given=BOARD, env=env) for env in (None, CHINESE)
    )
    assert english.out == chinese.out
    assert not list(tmp_path.iterdir())


def test_no_qt_is_loaded_for_another_language() -> None:
    code = (
        "import sys\n"
        "from editor.cli import main\n"
        "code = main(['--language', 'zh_CN', 'check', 'nothing.json'])\n"
        "sys.exit(9 if any(name.startswith('PySide6') for name in sys.modules) else code)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert ran.returncode == 2
    assert "没有这个文件" in ran.stderr.decode()
