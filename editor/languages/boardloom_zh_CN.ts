<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>Boardloom</name>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/frame/topbar.py" />
            <location filename="../../editor/start/page.py" />
            <source>New pack</source>
            <translation>新建关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/start/page.py" />
            <source>Open…</source>
            <translation>打开…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/start/page.py" />
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Start page</source>
            <translation>起始页</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/pictures/windows.py" />
            <source>Save as…</source>
            <translation>另存为…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Export for the game…</source>
            <translation>导出给游戏…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Export minified…</source>
            <translation>导出精简版…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Save as pictures…</source>
            <translation>存为图片…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/filing.py" />
            <source>Reload from disk</source>
            <translation>从磁盘重新载入</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Show kept unsaved work</source>
            <translation>查看自动保留的内容</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Pack properties…</source>
            <translation>关卡包属性…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Picture of the kind in hand…</source>
            <translation>手中种类的图片…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/dressing.py" />
            <source>Pictures from a sheet…</source>
            <translation>从精灵图切出图片…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Take the kind's picture away</source>
            <translation>移除该种类的图片</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Pictures fill the cell</source>
            <translation>图片铺满格子</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Close pack</source>
            <translation>关闭关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/playtest/bar.py" />
            <location filename="../../editor/playtest/card.py" />
            <location filename="../../editor/playtest/desk.py" />
            <location filename="../../editor/window.py" />
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/playtest/desk.py" />
            <location filename="../../editor/window.py" />
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/history_panel.py" />
            <source>History</source>
            <translation>历史</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Cut</source>
            <translation>剪切</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Paste</source>
            <translation>粘贴</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Erase</source>
            <translation>擦除</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Fill the selection</source>
            <translation>填充选区</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Select all</source>
            <translation>全选</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Select nothing</source>
            <translation>取消选择</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Invert the selection</source>
            <translation>反选</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/editing.py" />
            <location filename="../../editor/frame/options.py" />
            <source>Flip left and right</source>
            <translation>左右翻转</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/editing.py" />
            <location filename="../../editor/frame/options.py" />
            <source>Flip top and bottom</source>
            <translation>上下翻转</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/editing.py" />
            <location filename="../../editor/frame/options.py" />
            <source>Turn right</source>
            <translation>顺时针旋转</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/editing.py" />
            <location filename="../../editor/frame/options.py" />
            <source>Turn left</source>
            <translation>逆时针旋转</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Smaller brush</source>
            <translation>缩小画笔</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Larger brush</source>
            <translation>放大画笔</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Shift up</source>
            <translation>整体上移</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Shift down</source>
            <translation>整体下移</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Shift left</source>
            <translation>整体左移</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Shift right</source>
            <translation>整体右移</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Settings…</source>
            <translation>设置…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Linking pairs</source>
            <translation>可连的对子</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/truth_bar.py" />
            <location filename="../../editor/playtest/bar.py" />
            <source>Hint</source>
            <translation>提示</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Waves of combos</source>
            <translation>连击波次</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Steps of the drag</source>
            <translation>拖动轨迹</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/evidence.py" />
            <source>Evidence</source>
            <translation>证据</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/window.py" />
            <source>Grid</source>
            <translation>网格</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/deeds/gallery.py" />
            <location filename="../../editor/levellist/panel.py" />
            <source>Gallery of levels</source>
            <translation>关卡画廊</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Faults of all levels</source>
            <translation>所有关卡的问题</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Next fault</source>
            <translation>下一个问题</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Previous fault</source>
            <translation>上一个问题</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Zoom in</source>
            <translation>放大</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Zoom out</source>
            <translation>缩小</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Fit the board</source>
            <translation>适应棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Colours of the system</source>
            <translation>跟随系统配色</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/frame/picture_dialog.py" />
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Dark colours</source>
            <translation>深色</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/frame/picture_dialog.py" />
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Light colours</source>
            <translation>浅色</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Language of the system</source>
            <translation>跟随系统语言</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>English</source>
            <translation>English</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>简体中文</source>
            <translation>简体中文</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/player.py" />
            <source>Play</source>
            <translation>播放</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>One step forward</source>
            <translation>前进一步</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>One step back</source>
            <translation>后退一步</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>New level</source>
            <translation>新建关卡</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>New link level</source>
            <translation>新建连连看关卡</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>New orb level</source>
            <translation>新建转珠关卡</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Duplicate</source>
            <translation>创建副本</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Rename</source>
            <translation>重命名</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Copy levels</source>
            <translation>复制关卡</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Paste levels</source>
            <translation>粘贴关卡</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Move up</source>
            <translation>上移</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Move down</source>
            <translation>下移</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Previous level</source>
            <translation>上一关</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Next level</source>
            <translation>下一关</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Resize the board…</source>
            <translation>调整棋盘大小…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Level properties…</source>
            <translation>关卡属性…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../editor/playtest/desk.py" />
            <location filename="../../editor/start/page.py" />
            <source>Deal</source>
            <translation>发牌</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Deal the selection again</source>
            <translation>重发选区</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/tools/easel.py" />
            <source>Take back the deal</source>
            <translation>收回发牌</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Keep the drag as the route</source>
            <translation>把这次拖动存为路线</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/orb/desk.py" />
            <source>Forget the route</source>
            <translation>删除路线</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Keep the proof with the level</source>
            <translation>把证明存入关卡</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Prove every level…</source>
            <translation>证明所有关卡…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Stop what is being computed</source>
            <translation>停止计算</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/playtest/desk.py" />
            <location filename="../../editor/playtest/strip.py" />
            <source>Playtest</source>
            <translation>试玩</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Give a hint</source>
            <translation>给个提示</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Shuffle what is left</source>
            <translation>洗剩下的牌</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Let the swapped orbs go</source>
            <translation>交换完毕，结算</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/playtest/bar.py" />
            <location filename="../../editor/playtest/card.py" />
            <source>Start again</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/panels/player.py" />
            <location filename="../../editor/playtest/bar.py" />
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Keep the record of the play</source>
            <translation>保存这次试玩记录</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/tour/card.py" />
            <source>One-minute tour</source>
            <translation>一分钟导览</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/frame/guide.py" />
            <location filename="../../editor/start/page.py" />
            <source>Guide</source>
            <translation>使用说明</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Open the sample pack</source>
            <translation>打开示例关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Search actions…</source>
            <translation>搜索操作…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/frame/shortcut_list.py" />
            <location filename="../../editor/start/page.py" />
            <source>Shortcuts</source>
            <translation>快捷键</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Change shortcuts…</source>
            <translation>修改快捷键…</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/window.py" />
            <source>About Boardloom</source>
            <translation>关于 Boardloom</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Tools</source>
            <translation>工具</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>not while playing</source>
            <translation>试玩时不可用</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>open a pack first</source>
            <translation>请先打开关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>nothing to undo</source>
            <translation>没有可撤销的</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>nothing to do again</source>
            <translation>没有可重做的</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>nothing has changed</source>
            <translation>没有改动</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>not now</source>
            <translation>现在不可用</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>on link levels only</source>
            <translation>仅用于连连看关卡</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>on orb levels only</source>
            <translation>仅用于转珠关卡</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Kind {kind}</source>
            <translation>种类 {kind}</translation>
        </message>
        <message>
            <location filename="../../editor/autosave.py" />
            <source>Keeping unsaved work</source>
            <translation>正在保留未保存的内容</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>r{row} c{col}</source>
            <translation>{row} 行 {col} 列</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>Row {row}, column {col}</source>
            <translation>第 {row} 行，第 {col} 列</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>empty</source>
            <translation>空格</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>slot</source>
            <translation>牌位</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>wall</source>
            <translation>墙</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>void</source>
            <translation>空洞</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>plus</source>
            <translation>加号珠</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>dealt</source>
            <translation>发出的牌</translation>
        </message>
        <message>
            <location filename="../../editor/canvas/readout.py" />
            <source>chosen</source>
            <translation>已选中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/canvas/readout.py" />
            <source>{n} cells chosen</source>
            <extracomment>For 1: {n} cell chosen</extracomment>
            <translation>
                <numerusform>已选 {n} 格</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/app.py" />
            <source>--language {language}: choose one of {list}.</source>
            <translation>--language {language}：请从 {list} 中选择。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/app.py" />
            <source>stopped.</source>
            <translation>已停止。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/app.py" />
            <source>Level design for link-tile and orb games: deal boards, prove them, pack them for a game.</source>
            <translation>连连看与转珠游戏的关卡设计：给棋盘发牌、证明可解、打包给游戏用。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/app.py" />
            <source>Exit codes: 0 fine, 1 the answer is no or faults were found, 2 wrong use or unreadable input.</source>
            <translation>退出码：0 正常，1 答案为否或发现问题，2 用法有误或输入无法读取。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/app.py" />
            <source>Print the version.</source>
            <translation>显示版本号。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/app.py" />
            <source>The language of messages: en or zh_CN.</source>
            <translation>信息所用的语言：en 或 zh_CN。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <location filename="../../editor/cli/output.py" />
            <source>cleared</source>
            <translation>消除</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>stuck</source>
            <translation>卡住</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/check.py" />
            <location filename="../../editor/cli/inputs.py" />
            <location filename="../../editor/cli/render.py" />
            <location filename="../../editor/frame/search.py" />
            <location filename="../../editor/sheet/captions.py" />
            <location filename="../../editor/start/when.py" />
            <source>{n} levels</source>
            <extracomment>For 1: {n} level</extracomment>
            <translation>
                <numerusform>{n} 关</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/check.py" />
            <source>{n} faults</source>
            <extracomment>For 1: {n} fault</extracomment>
            <translation>
                <numerusform>{n} 个问题</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>no order of play clears the board; {proof}: deal or repair it.</source>
            <translation>怎么走都消不完；{proof}：请重新发牌或修复。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <location filename="../../editor/cli/output.py" />
            <location filename="../../levels/faults.py" />
            <source>{where}: {message}</source>
            <translation>{where}：{message}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>{levels}, {faults}.</source>
            <translation>{levels}，{faults}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>checking {name}</source>
            <translation>正在检查 {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/check.py" />
            <source>searched {done} of {n} open levels</source>
            <extracomment>For 1: searched {done} of {n} open level</extracomment>
            <translation>
                <numerusform>已搜索 {done} 关，共 {n} 关未定</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>Check levels: faults, connectable pairs, the hint and the hint run, the stored solution, the verdict.</source>
            <translation>检查关卡：问题、可连对数、提示与提示试玩、已存的解法、结论。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>Without --solve the verdict is what a stored solution or the hint run proves; the rest stays open. Of a pack the pictures of its kinds are looked for too. Warnings leave the exit code alone.</source>
            <translation>不加 --solve 时，结论只来自已存的解法或提示试玩；其余保持未定。还会查找关卡包各种类的图片。警告不影响退出码。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>Packs, or boards as matrix text.</source>
            <translation>关卡包，或矩阵文本形式的棋盘。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/check.py" />
            <source>Search each open level for an exact verdict, on all cores.</source>
            <translation>用所有核心搜索未定的关卡，得出确切结论。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/combos.py" />
            <location filename="../../editor/levellist/model.py" />
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/panels/goals_panel.py" />
            <location filename="../../editor/panels/kind_yields.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <location filename="../../editor/playtest/words.py" />
            <location filename="../../editor/sheet/captions.py" />
            <location filename="../../generator/orb/issues.py" />
            <source>{n} combos</source>
            <extracomment>For 1: {n} combo</extracomment>
            <translation>
                <numerusform>{n} 连击</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/combos.py" />
            <location filename="../../editor/panels/palette_panel.py" />
            <location filename="../../generator/orb/issues.py" />
            <source>{n} orbs</source>
            <extracomment>For 1: {n} orb</extracomment>
            <translation>
                <numerusform>{n} 颗珠子</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>--route {route}: expected row,col:steps such as 4,0:RRUL, or cells such as 24|25|19; the steps are {list}.</source>
            <translation>--route {route}：应为 row,col:steps，例如 4,0:RRUL，或格子序号，例如 24|25|19；步骤字母有 {list}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <location filename="../../editor/frame/mirror_menu.py" />
            <location filename="../../editor/jobs.py" />
            <location filename="../../editor/panels/cell_buttons.py" />
            <location filename="../../editor/panels/collapse_picker.py" />
            <location filename="../../editor/panels/controls.py" />
            <location filename="../../editor/panels/goals_panel.py" />
            <location filename="../../editor/panels/kind_yields.py" />
            <location filename="../../editor/panels/palette_panel.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{what}: {why}</source>
            <translation>{what}：{why}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>{combos}. {orbs} cleared, {left} left.</source>
            <translation>{combos}。消除 {orbs}，剩下 {left}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>{size} {name}</source>
            <translation>{size} 颗 {name}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>{size} of kind {kind}</source>
            <translation>{size} 颗种类 {kind}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>{combo} (plus {plus})</source>
            <translation>{combo}（含 {plus} 颗加号珠）</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>{source}: there is no such file.</source>
            <translation>{source}：没有这个文件。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>--level chooses from the levels of a file: leave it out for a board.</source>
            <translation>--level 用于选择文件中的关卡：直接给棋盘时请不要写。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>--route {stored}: the level {id} stores no route.</source>
            <translation>--route {stored}：关卡 {id} 没有存路线。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>step {index} ({steps}): </source>
            <translation>第 {index} 步（{steps}）：</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>the route cannot be played: {step}{reason}.</source>
            <translation>路线走不通：{step}{reason}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>wave {number}: {groups}</source>
            <translation>第 {number} 波：{groups}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>left:</source>
            <translation>剩余：</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/combos.py" />
            <source>{n} fell in.</source>
            <extracomment>For 1: {n} fell in.</extracomment>
            <translation>
                <numerusform>落下 {n} 颗。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>More would follow: counting stopped after {waves} waves.</source>
            <translation>后面还有：数到第 {waves} 波为止。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>With these orbs at most {bound}.</source>
            <translation>这些珠子最多 {bound} 连击。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>{name} has no orb level {id!r}.</source>
            <translation>{name} 没有转珠关卡 {id!r}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <location filename="../../levels/formats/orb_strings.py" />
            <source>the address</source>
            <translation>网址</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>{name} has no orb level.</source>
            <translation>{name} 没有转珠关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>Count the combos of orb boards, wave by wave, after a drag if one is given.</source>
            <translation>逐波计算转珠棋盘的连击；给出拖动时，先拖动再计算。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>A board is letters row by row (R B G L D H, J P M X) or digits. 20, 30 and 42 of them say the size, so do rows set apart by blanks or /. An address is played with its replay.</source>
            <translation>棋盘按行写成字母（R B G L D H，J P M X）或数字。20、30、42 个字符即可推知大小，也可以用空格或 / 分行。网址会连同其中的回放一起推演。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>Letters or digits, a simulator's address, a pack or a text file; - reads standard input.</source>
            <translation>字母或数字、模拟器网址、关卡包或文本文件；- 表示读标准输入。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>Columns, where a board's length does not say.</source>
            <translation>列数；长度推不出大小时需要。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>Orbs in a row that match.</source>
            <translation>几颗连成一线可消。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>Fewest orbs of a combo.</source>
            <translation>一次连击最少几颗。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>the run</source>
            <translation>同 --run</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>Let orbs fall in, by this seed.</source>
            <translation>按此种子落下新珠。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/combos.py" />
            <source>Drag first: row,col:steps such as 4,0:RRUL, counted from 0; or `stored`, the level's own.</source>
            <translation>先拖动：row,col:steps，例如 4,0:RRUL，从 0 数起；或写 `stored`，用关卡自带的路线。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>Wrote {target}.</source>
            <translation>已写入 {target}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>{target}: the ending says what to write; known ones are {list}.</source>
            <translation>{target}：扩展名决定写什么，可用的有 {list}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>{name} cannot be written as matrix text: {unsayable}</source>
            <translation>{name} 无法写成矩阵文本：{unsayable}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>Turn text into a pack, or levels of a pack into text; the target's ending says which.</source>
            <translation>把文本转成关卡包，或把关卡包里的关卡转成文本；由目标文件的扩展名决定。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>Text is a link board as a matrix of numbers, or orb boards as letters or addresses, one a line.</source>
            <translation>文本可以是数字矩阵形式的连连看棋盘，或每行一个、以字母或网址写成的转珠棋盘。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>A .json pack, or a .txt file.</source>
            <translation>.json 关卡包或 .txt 文件。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>The title of a pack made from text.</source>
            <translation>由文本生成的关卡包的标题。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/convert.py" />
            <source>Write a pack without blanks and without editor state.</source>
            <translation>写出不含空白和编辑器状态的关卡包。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/edit.py" />
            <source>Open the window on packs.</source>
            <translation>在窗口中打开关卡包。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/edit.py" />
            <source>Packs to open.</source>
            <translation>要打开的关卡包。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/generate.py" />
            <source>Saved {n} levels in {output}.</source>
            <extracomment>For 1: Saved {n} level in {output}.</extracomment>
            <translation>
                <numerusform>已保存 {n} 关到 {output}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>{title}: the nearest board misses a wish. {what}</source>
            <translation>{title}：最接近的牌面仍未满足期望。{what}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>--rows and --cols are for full boards: leave them out with --layout.</source>
            <translation>--rows 和 --cols 用于满盘：有 --layout 时请不要写。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>{name} has no levels to deal.</source>
            <translation>{name} 没有可发牌的关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>{mode} levels have no rule {unknown!r}: leave that option out.</source>
            <translation>{mode} 关卡没有规则 {unknown!r}：请去掉该选项。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>say what to deal: --kinds, --copies, --counts or --weights.</source>
            <translation>请说明发什么：--kinds、--copies、--counts 或 --weights。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>dealing {title}</source>
            <translation>正在给 {title} 发牌</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>, --append to add to it</source>
            <translation>，用 --append 追加</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>say what to deal: --layout FILE, or --rows and --cols for a full board.</source>
            <translation>请说明发什么：--layout FILE，或用 --rows 和 --cols 指定满盘。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>--counts {counts}: kind {kind} cannot have {number} tiles.</source>
            <translation>--counts {counts}：种类 {kind} 不能有 {number} 张牌。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Deal layouts into boards, each with even counts of every kind and proven solvable, and save them.</source>
            <translation>给布局发牌并保存：每种牌都是偶数张，且证明可解。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>The pack to write.</source>
            <translation>要写入的关卡包。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Matrix text, a pack, or PACK.json:LEVEL_ID; - reads standard input.</source>
            <translation>矩阵文本、关卡包，或 PACK.json:LEVEL_ID；- 表示读标准输入。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Rows of a full board.</source>
            <translation>满盘的行数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Columns of a full board.</source>
            <translation>满盘的列数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>How many kinds are dealt.</source>
            <translation>发多少种牌。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Tiles of each kind.</source>
            <translation>每种的张数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Tiles of each kind, painted ones included.</source>
            <translation>各种的张数，含已画的。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Odds of each kind, pair by pair.</source>
            <translation>各种的权重，逐对抽取。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>The game of a full board or of matrix text.</source>
            <translation>满盘或矩阵文本属于哪种游戏。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Boards dealt from each layout.</source>
            <translation>每个布局发几副牌。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>How boards are dealt.</source>
            <translation>发牌方式。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Wish: the difficulty.</source>
            <translation>期望：难度。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Wish: the chance that a player wins.</source>
            <translation>期望：玩家的过关率。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Who plays for --p-win.</source>
            <translation>--p-win 由哪种玩家来玩。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Wish: connectable pairs at first.</source>
            <translation>期望：开局可连对数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Wish: fewest pairs along the solution.</source>
            <translation>期望：解法途中最少的可连对数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Title of a new pack, and of untitled levels.</source>
            <translation>新关卡包的标题，也用于未命名的关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/generate.py" />
            <source>Add to the pack if it is there.</source>
            <translation>关卡包已存在时追加。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>{name}: grade {grade} of 5, {verdict}</source>
            <translation>{name}：难度 {grade}/5，{verdict}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/grade.py" />
            <source>{low:.1%} to {high:.1%}, {n} plays</source>
            <extracomment>For 1: {low:.1%} to {high:.1%}, {n} play</extracomment>
            <translation>
                <numerusform>{low:.1%} 到 {high:.1%}，{n} 局</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/grade.py" />
            <source>  pairs: {opening_pairs} at first, {lowest_pairs} at the least, {mean_pairs:.1f} on average; {n} forced moves</source>
            <extracomment>For 1:   pairs: {opening_pairs} at first, {lowest_pairs} at the least, {mean_pairs:.1f} on average; {n} forced move</extracomment>
            <translation>
                <numerusform>  可连对数：开局 {opening_pairs}，最少 {lowest_pairs}，平均 {mean_pairs:.1f}；{n} 步别无选择</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/grade.py" />
            <source>  other moves that lose, at {n} moves of the solution; not known at {undecided}; mean distance {mean_distance:.1f}</source>
            <extracomment>For 1:   other moves that lose, at {n} move of the solution; not known at {undecided}; mean distance {mean_distance:.1f}</extracomment>
            <translation>
                <numerusform>  解法中有 {n} 步可能走错；{undecided} 步未定；平均距离 {mean_distance:.1f}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>{name} is no pack: matrix text has no place for reports.</source>
            <translation>{name} 不是关卡包：矩阵文本里存不下报告。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>level {id} is no link board; only those are graded.</source>
            <translation>关卡 {id} 不是连连看棋盘；只有连连看能评难度。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>{name}: {verdict}; no grade without a solution.</source>
            <translation>{name}：{verdict}；没有解法就没有难度。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>  {player} wins {p:.1%} ({sure})</source>
            <translation>  {player} 过关率 {p:.1%}（{sure}）</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>Measure how hard boards are: how often simulated players clear them, how tight their solutions run.</source>
            <translation>评测棋盘的难度：模拟玩家多常过关，解法途中有多紧。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>Every level of a pack, or one. No person was asked: see docs/grading.md.</source>
            <translation>可评测整个关卡包或其中一关。没有真人参与，详见 docs/grading.md。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>The seed of the simulated plays.</source>
            <translation>模拟试玩的种子。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/grade.py" />
            <source>Keep the findings in the pack's reports.</source>
            <translation>把结果存入关卡包的报告。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/inputs.py" />
            <source>Its levels: {named}{more}.</source>
            <translation>其中的关卡：{named}{more}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/inputs.py" />
            <source>{name} has no level {level_id!r}. {known_ids}</source>
            <translation>{name} 没有关卡 {level_id!r}。{known_ids}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/inputs.py" />
            <source>It has no levels.</source>
            <translation>其中没有关卡。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/inputs.py" />
            <source> and {n} more</source>
            <extracomment>For 1:  and {n} more</extracomment>
            <translation>
                <numerusform> 等，另有 {n} 关</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/inputs.py" />
            <source>{name} has {number}: choose one with --level. {known_ids}</source>
            <translation>{name} 有 {number}：请用 --level 选一个。{known_ids}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/inputs.py" />
            <source>standard input</source>
            <translation>标准输入</translation>
        </message>
        <message>
            <location filename="../../editor/cli/inputs.py" />
            <source>{name} is a pack and brings its own rules: leave out the options for matrix text.</source>
            <translation>{name} 是关卡包，自带规则：请去掉用于矩阵文本的选项。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/inputs.py" />
            <source>{name} holds orb boards: leave out the options for matrix text.</source>
            <translation>{name} 里是转珠棋盘：请去掉用于矩阵文本的选项。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/link.py" />
            <source>{name}: level {id} is not a link board; nothing links on it.</source>
            <translation>{name}：关卡 {id} 不是连连看棋盘，没有可连的牌。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/link.py" />
            <source>cell {position} is outside the board: rows run from 0 to {rows}, columns from 0 to {cols}.</source>
            <translation>格子 {position} 在棋盘之外：行从 0 到 {rows}，列从 0 到 {cols}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/link.py" />
            <source>Linked with {turns} over {steps}: {corners}</source>
            <translation>可以相连，{turns}，{steps}：{corners}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/link.py" />
            <source>Not linked: {why}</source>
            <translation>连不上：{why}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/link.py" />
            <source>{n} turns</source>
            <extracomment>For 1: {n} turn</extracomment>
            <translation>
                <numerusform>拐弯 {n} 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/link.py" />
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/panels/history_panel.py" />
            <location filename="../../editor/panels/live_panel.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <location filename="../../editor/playtest/panel.py" />
            <location filename="../../generator/orb/issues.py" />
            <source>{n} steps</source>
            <extracomment>For 1: {n} step</extracomment>
            <translation>
                <numerusform>{n} 步</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/link.py" />
            <source>Tell whether two tiles link, and by which corners; else why they do not.</source>
            <translation>判断两张牌能否相连并给出拐点；不能则说明原因。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/link.py" />
            <source>A row, counted from 0.</source>
            <translation>行，从 0 数起。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/link.py" />
            <source>A column, counted from 0.</source>
            <translation>列，从 0 数起。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/new.py" />
            <source>Made {path}: {n} levels.</source>
            <extracomment>For 1: Made {path}: {n} level.</extracomment>
            <translation>
                <numerusform>已新建 {path}：{n} 关。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>Next: boardloom edit {path}, or boardloom check {path}</source>
            <translation>接下来：boardloom edit {path}，或 boardloom check {path}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>--sample {name}: there is no such pack; the shipped ones are {list}.</source>
            <translation>--sample {name}：没有这个关卡包；自带的有 {list}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>Make a pack with one layout to paint, or a copy of a shipped one.</source>
            <translation>新建一个含空布局的关卡包，或复制一个自带的。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>Print the JSON Schema of pack files.</source>
            <translation>输出关卡包文件的 JSON Schema。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>The pack to make.</source>
            <translation>要新建的关卡包。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>The pack's title.</source>
            <translation>关卡包的标题。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>Who makes it.</source>
            <translation>作者。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>Rows of its first layout.</source>
            <translation>第一个布局的行数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>Columns of its first layout.</source>
            <translation>第一个布局的列数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>How many kinds it names.</source>
            <translation>列出多少种牌。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/new.py" />
            <source>Copy a shipped pack instead: starter or layouts.</source>
            <translation>改为复制自带的关卡包：starter 或 layouts。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>--seed {seed}: numbers beyond 2^53 are not kept exactly by every JSON reader; take a smaller number, or put a letter in front of it.</source>
            <translation>--seed {seed}：超过 2^53 的数，有些 JSON 读取器无法精确保存；请换小一些的数，或在前面加个字母。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>{option} {given}: the range ends below where it begins.</source>
            <translation>{option} {given}：范围的终点小于起点。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>{path} is already there: choose another name{instead}, or give --force to replace it.</source>
            <translation>{path} 已存在：请换个名称{instead}，或加 --force 覆盖。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>{option} {given}: expected a range such as 10..14, or one number.</source>
            <translation>{option} {given}：应为范围，例如 10..14，或一个数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>{option} {given}: expected KIND=NUMBER pairs such as 1=4,2=6; got {part!r}.</source>
            <translation>{option} {given}：应为 KIND=NUMBER 的形式，例如 1=4,2=6；却是 {part!r}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>{option} {given}: kind {kind} is named twice.</source>
            <translation>{option} {given}：种类 {kind} 写了两次。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>A pack, or a board as matrix text; - reads standard input.</source>
            <translation>关卡包，或矩阵文本形式的棋盘；- 表示读标准输入。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>The level of the pack, by its id.</source>
            <translation>关卡包中的哪一关，写 id。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>Print one JSON document.</source>
            <translation>输出一份 JSON。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>What moves after a pair has left.</source>
            <translation>消去一对之后怎样补位。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>The most turns of a link.</source>
            <translation>连线最多拐几次弯。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>Whether a link may run around the board.</source>
            <translation>连线能否绕到棋盘外。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>In matrix text, 1 is a tile to be dealt and 2 and up are kinds.</source>
            <translation>矩阵文本中，1 是待发的牌，2 及以上是种类。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>Text or a number; the same seed deals the same boards.</source>
            <translation>文本或数字；种子相同，发出的牌就相同。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>How long one level may be searched.</source>
            <translation>每关最多搜索多久。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/options.py" />
            <source>Replace the file if it is there.</source>
            <translation>文件已存在时覆盖。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>at most</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>by wave</source>
            <translation>各波</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <location filename="../../editor/panels/live_panel.py" />
            <source>combos</source>
            <translation>连击</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>hint run</source>
            <translation>提示试玩</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>kinds</source>
            <translation>种类</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>left over</source>
            <translation>剩余</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <location filename="../../editor/deeds/keying.py" />
            <source>level</source>
            <translation>关卡</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <location filename="../../editor/truth/desk.py" />
            <source>pairs</source>
            <translation>对</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>seed</source>
            <translation>种子</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>size</source>
            <translation>大小</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>slots</source>
            <translation>牌位</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>tiles</source>
            <translation>牌数</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>title</source>
            <translation>标题</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>verdict</source>
            <translation>结论</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>Error: {what}</source>
            <translation>错误：{what}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/output.py" />
            <source>Note: {warning}</source>
            <translation>注意：{warning}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>--output {output}: the name must end in .png or .svg.</source>
            <translation>--output {output}：文件名须以 .png 或 .svg 结尾。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>{name} has no levels: there is nothing to draw.</source>
            <translation>{name} 没有关卡：没有可画的。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>this machine has no fonts, so texts are drawn in Boardloom's own capitals and digits; other signs are left out. Install any font, such as DejaVu, for the rest.</source>
            <translation>这台机器没有字体，文字改用 Boardloom 自带的大写字母和数字，其余字符略去。请安装任意字体，例如 DejaVu。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>--tiles {tiles}: choose one of {list}.</source>
            <translation>--tiles {tiles}：请从 {list} 中选择。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>{file}: {levels}, {size}</source>
            <translation>{file}：{levels}，{size}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>no font on this machine has {shown}: install one that does, or titles show boxes for them.</source>
            <translation>这台机器的字体都不含 {shown}：请安装含有这些字的字体，否则标题里会显示方框。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>--output {output}: levels {other} and {id} would have one file, {name}; put {{id}} or {{n}} into the name.</source>
            <translation>--output {output}：关卡 {other} 和 {id} 会写入同一个文件 {name}；请在文件名中加入 {{id}} 或 {{n}}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>Draw levels as PNG or SVG: one level alone, several on a contact sheet. Needs no display.</source>
            <translation>把关卡画成 PNG 或 SVG：单独一关，或多关拼成一览图。无需显示器。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>A verdict is shown where the level's own solution, replayed, or a count proves it; the rest is open.</source>
            <translation>凡是关卡自带的解法经回放、或数一数就能证明的，会标出结论；其余标为未定。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>A .png or .svg file. With {id}, {n} or {title} in its name: a file for every level.</source>
            <translation>.png 或 .svg 文件。文件名中含 {id}、{n} 或 {title} 时，每关一个文件。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>A level of the pack, by its id; may be given again.</source>
            <translation>关卡包中的某一关，写 id；可多次给出。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>The side of a cell.</source>
            <translation>每格的边长。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>48; on a sheet, what fits its cards</source>
            <translation>48；一览图中按卡片大小</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>PNG: so many pixels for one, for sharp screens.</source>
            <translation>PNG：放大几倍像素，适合高分屏。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>The colours around the tiles.</source>
            <translation>牌面周围的配色。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>How kinds are drawn.</source>
            <translation>牌面用哪种图案。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>as the pack says</source>
            <translation>按关卡包的设定</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>Levels beside each other on a sheet.</source>
            <translation>一览图每行几关。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>The most levels on one page of a sheet.</source>
            <translation>一览图每页最多几关。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>Draw the pairs that link; on orb boards the waves of combos.</source>
            <translation>画出可连的对子；转珠棋盘则画连击波次。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>Number the moves of the solution; draw the route of an orb.</source>
            <translation>给解法标步数；转珠棋盘则画路线。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>Number rows and columns, from 1.</source>
            <translation>标出行号与列号，从 1 数起。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>Title, size, verdict and grade.</source>
            <translation>标题、大小、结论和难度。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>on a sheet, not on the picture of one level</source>
            <translation>一览图有，单关图片没有</translation>
        </message>
        <message>
            <location filename="../../editor/cli/render.py" />
            <source>Paint nothing behind boards.</source>
            <translation>棋盘后面不画底色。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/show.py" />
            <source>The pack has no levels.</source>
            <translation>关卡包里没有关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/show.py" />
            <source>Print boards as text, every level of a pack or one: a number a kind, · no tile, ? slot, # wall.</source>
            <translation>以文本显示棋盘，整个关卡包或其中一关：数字是种类，· 空格，? 牌位，# 墙。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>the judge replayed the moves</source>
            <translation>裁判已回放各步</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>the checker accepted the certificate</source>
            <translation>核查器已接受证书</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>every order of play was searched; there is no certificate to check</source>
            <translation>已搜索所有走法，没有可核查的证书</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>the budget ran out before there was a proof</source>
            <translation>时限内没有得到证明</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>solvable</source>
            <translation>可解</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <location filename="../../editor/levellist/model.py" />
            <source>unsolvable</source>
            <translation>无解</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>open</source>
            <translation>未定</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>The board can be cleared: there is nothing to explain.</source>
            <translation>棋盘可解：没有要解释的。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>Every order of play was tried; there is no set of tiles that would explain it.</source>
            <translation>已穷举所有走法；没有哪组牌能说明原因。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>Nothing is proven: there is nothing to explain yet.</source>
            <translation>还没有证明：暂时没有可解释的。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/solve.py" />
            <source>{n} nodes</source>
            <extracomment>For 1: {n} node</extracomment>
            <translation>
                <numerusform>{n} 个节点</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>{name}: {verdict}; {proof} ({nodes}, {seconds:.3f} s).</source>
            <translation>{name}：{verdict}；{proof}（{nodes}，{seconds:.3f} 秒）。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/cli/solve.py" />
            <source>The best play removed {n} pairs.</source>
            <extracomment>For 1: The best play removed {n} pair.</extracomment>
            <translation>
                <numerusform>最好的走法消去 {n} 对。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>{name}: level {id} is no link board; only those are solved.</source>
            <translation>{name}：关卡 {id} 不是连连看棋盘；只有连连看能求解。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>--json prints the certificate.</source>
            <translation>加 --json 可输出证书。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>Repairs:</source>
            <translation>修复：</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>The board can be cleared as it is: there is nothing to repair.</source>
            <translation>棋盘本来就可解：无需修复。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>Prove a board solvable or unsolvable under its own rules. Exit code 0 only when it is solvable.</source>
            <translation>按棋盘自己的规则证明可解或无解。仅在可解时退出码为 0。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>The search's seed.</source>
            <translation>搜索的种子。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>Say which tiles nothing frees and what blocks each of them.</source>
            <translation>说明哪些牌解不开，以及各被什么挡住。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/solve.py" />
            <source>Look for the fewest tiles to swap; has the budget once more.</source>
            <translation>寻找最少要对调的牌；时限另算一次。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Arguments</source>
            <translation>参数</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Options</source>
            <translation>选项</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <location filename="../../editor/faults/model.py" />
            <source>Error</source>
            <translation>错误</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>[default: {value}]</source>
            <translation>[默认：{value}]</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>[required]</source>
            <translation>[必填]</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Show this message and exit.</source>
            <translation>显示本说明并退出。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Install completion for the current shell.</source>
            <translation>为当前 shell 安装自动补全。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Show completion for the current shell, to copy it or customize the installation.</source>
            <translation>显示当前 shell 的自动补全脚本，供复制或自定义安装。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Try [blue]'{command}'[/] for help.</source>
            <translation>用 [blue]'{command}'[/] 查看帮助。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>{name} is missing.</source>
            <translation>缺少 {name}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Name a command.</source>
            <translation>请写明命令。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>There is no command {name}.{rest}</source>
            <translation>没有命令 {name}。{rest}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>There is no option {name}.{rest}</source>
            <translation>没有选项 {name}。{rest}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Did you mean {name}?</source>
            <translation>是否想用 {name}？</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Similar: {names}.</source>
            <translation>相近的有 {names}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Too many arguments: {names}.</source>
            <translation>参数过多：{names}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>{name} wants a value.</source>
            <translation>{name} 需要一个值。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>{name} takes no value.</source>
            <translation>{name} 不带值。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>{name}: {rest}</source>
            <translation>{name}：{rest}</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Give a whole number.</source>
            <translation>请给出整数。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Give a number.</source>
            <translation>请给出数字。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>The least is {limit}.</source>
            <translation>最小是 {limit}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>The most is {limit}.</source>
            <translation>最大是 {limit}。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>{value} is none of {names}.</source>
            <translation>{value} 不在 {names} 之中。</translation>
        </message>
        <message>
            <location filename="../../editor/cli/typer_words.py" />
            <source>Usage: </source>
            <translation>用法：</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>Deal {title}</source>
            <translation>给“{title}”发牌</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>the level</source>
            <translation>本关</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/dealing.py" />
            <source>Deal {n} tiles again</source>
            <extracomment>For 1: Deal {n} tile again</extracomment>
            <translation>
                <numerusform>重发 {n} 张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>Dealing {title}</source>
            <translation>正在给“{title}”发牌</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>The level</source>
            <translation>本关</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>{title} was dealt, but has been edited meanwhile.</source>
            <translation>“{title}”的牌已发好，但其间关卡被改动过。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>This is the nearest board that was found. It misses what was wished.</source>
            <translation>这是找到的最接近的牌面，仍未满足期望。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>The rules are being prepared.</source>
            <translation>正在准备规则。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>No slots: paint some, or choose tiles to deal again.</source>
            <translation>没有牌位：请先画一些，或选中要重发的牌。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>There is nothing to deal: paint slots, or choose tiles.</source>
            <translation>没有可发的：请画牌位，或选中一些牌。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>Change the deal settings</source>
            <translation>修改发牌设置</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dealing.py" />
            <source>Use the deal</source>
            <translation>采用这副牌</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Take the picture of {kind} away</source>
            <translation>移除“{kind}”的图片</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/dressing.py" />
            <source>{title} takes {n} pictures from outside its folder; they were not read:</source>
            <extracomment>For 1: {title} takes {n} picture from outside its folder; it was not read:</extracomment>
            <translation>
                <numerusform>“{title}”有 {n} 张图片在自己的文件夹之外，没有读取：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/dressing.py" />
            <source>{n} pictures lie outside the folder of {title}; a game would not find them:</source>
            <extracomment>For 1: {n} picture lies outside the folder of {title}; a game would not find it:</extracomment>
            <translation>
                <numerusform>有 {n} 张图片在“{title}”的文件夹之外，游戏会找不到：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/dressing.py" />
            <source>The exported pack needs {n} pictures beside it.</source>
            <extracomment>For 1: The exported pack needs {n} picture beside it.</extracomment>
            <translation>
                <numerusform>导出的关卡包旁边需要 {n} 张图片。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>{names}.</source>
            <translation>{names}。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Pictures from {kind} on</source>
            <translation>从“{kind}”起的图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <location filename="../../editor/kinds/shelf.py" />
            <source>Loading pictures</source>
            <translation>正在载入图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Copying pictures</source>
            <translation>正在复制图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Picture of {kind}</source>
            <translation>“{kind}”的图片</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/dressing.py" />
            <source>Pictures of {n} kinds</source>
            <extracomment>For 1: Picture of {n} kind</extracomment>
            <translation>
                <numerusform>{n} 种的图片</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Pictures (*.png *.svg *.jpg *.jpeg);;All files (*)</source>
            <translation>图片 (*.png *.svg *.jpg *.jpeg);;所有文件 (*)</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Pictures outside the pack's folder</source>
            <translation>关卡包文件夹之外的图片</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/dressing.py" />
            <source>{n} pictures lie outside {folder}, the pack's folder. A game would not find them there.</source>
            <extracomment>For 1: {n} picture lies outside {folder}, the pack's folder. A game would not find it there.</extracomment>
            <translation>
                <numerusform>有 {n} 张图片在关卡包文件夹 {folder} 之外，游戏会找不到。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Copy into the folder</source>
            <translation>复制到文件夹</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Use where they are</source>
            <translation>留在原处使用</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <location filename="../../editor/frame/picture_dialog.py" />
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/frame/shortcut_editor.py" />
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../editor/playtest/card.py" />
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>The pictures were not copied. {why}</source>
            <translation>图片没有复制。{why}</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Let the pictures follow the pack</source>
            <translation>图片随关卡包移动</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Take the picture away</source>
            <translation>移除图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Choose a sheet of sprites</source>
            <translation>选择精灵图</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>{file} was not taken.</source>
            <translation>没有采用 {file}。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>The pack was never saved and names its pictures by whole paths, which a game would not find. Save it first, then export.</source>
            <translation>关卡包还没保存过，图片用的是完整路径，游戏会找不到。请先保存再导出。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Other files lie there already, or these were not to be copied:</source>
            <translation>那里已有别的文件，或无法复制：</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Choose a kind in the palette first, or drop the picture onto one.</source>
            <translation>请先在素材里选一种，或把图片拖到某一种上。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Allow it for this pack</source>
            <translation>允许此关卡包使用</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Leave them out</source>
            <translation>不带图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Leave them</source>
            <translation>不采用</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Copy the pictures into the folder</source>
            <translation>把图片复制到文件夹</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Copy them there</source>
            <translation>复制过去</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Not now</source>
            <translation>暂不</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>The pictures lie beside the exported pack.</source>
            <translation>图片已放在导出的关卡包旁边。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/dressing.py" />
            <source>Picture…</source>
            <translation>图片…</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/editing.py" />
            <source>The clipboard holds no cells.</source>
            <translation>剪贴板里没有格子。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Boardloom packs (*.json);;All files (*)</source>
            <translation>Boardloom 关卡包 (*.json);;所有文件 (*)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/filing.py" />
            <source>{n} levels exported to {file}.</source>
            <extracomment>For 1: {n} level exported to {file}.</extracomment>
            <translation>
                <numerusform>已导出 {n} 关到 {file}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>{title} was changed on disk by another program.</source>
            <translation>“{title}”的文件被其他程序改动了。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>The file of {title} is not there any more. Saving writes it anew.</source>
            <translation>“{title}”的文件已不在原处。保存时会重新写入。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Unsaved changes could not be kept in {folder}.</source>
            <translation>未保存的改动无法保留到 {folder}。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/frame/topbar.py" />
            <source>Open packs</source>
            <translation>打开关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Save the pack</source>
            <translation>保存关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/tour/steps.py" />
            <source>Export for the game</source>
            <translation>导出给游戏</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Unsaved changes</source>
            <translation>未保存的改动</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Save the changes to {title}?</source>
            <translation>要保存对“{title}”的改动吗？</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/filing.py" />
            <source>{n} packs were open last time, and are not there any more: {names}.</source>
            <extracomment>For 1: {names} was open last time, and is not there any more.</extracomment>
            <translation>
                <numerusform>上次打开的 {n} 个关卡包已不在原处：{names}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Unsaved changes of {title} are kept in {file}.</source>
            <translation>“{title}”的未保存改动保留在 {file}。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/pictures/windows.py" />
            <source>{title} was not saved before Boardloom ended. Its changes up to {when} are there.</source>
            <translation>Boardloom 上次退出前，“{title}”没有保存。{when} 之前的改动都还在。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Recover unsaved changes</source>
            <translation>恢复未保存的改动</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Reloading can be undone.</source>
            <translation>重新载入可以撤销。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/document.py" />
            <location filename="../../editor/panels/properties.py" />
            <location filename="../../editor/sheet/files.py" />
            <source>Untitled pack</source>
            <translation>未命名关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/pictures/windows.py" />
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Reload</source>
            <translation>重新载入</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <source>Keep mine</source>
            <translation>保留我的</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/pictures/windows.py" />
            <source>Recover</source>
            <translation>恢复</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/filing.py" />
            <location filename="../../editor/pictures/windows.py" />
            <source>Throw away</source>
            <translation>丢弃</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/importing.py" />
            <source>Boards and packs (*.txt *.csv *.json);;All files (*)</source>
            <translation>棋盘和关卡包 (*.txt *.csv *.json);;所有文件 (*)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/importing.py" />
            <source>Import {n} levels</source>
            <extracomment>For 1: Import {n} level</extracomment>
            <translation>
                <numerusform>导入 {n} 关</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/importing.py" />
            <source>{n} levels imported from {file}.</source>
            <extracomment>For 1: {n} level imported from {file}.</extracomment>
            <translation>
                <numerusform>已从 {file} 导入 {n} 关。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/importing.py" />
            <source>Import levels</source>
            <translation>导入关卡</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/importing.py" />
            <source>Ones were read as tiles of kind 1.</source>
            <translation>数字 1 已按种类 1 的牌读入。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/importing.py" />
            <source>Read ones as slots</source>
            <translation>把 1 当作牌位</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/importing.py" />
            <source>{file} was not imported. {why}</source>
            <translation>没有导入 {file}。{why}</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/importing.py" />
            <source>Read them as slots</source>
            <translation>当作牌位</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/leveling.py" />
            <location filename="../../editor/levellist/panel.py" />
            <source>Add a level</source>
            <translation>添加关卡</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} 像素</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/picturing.py" />
            <source>{n} files are there already. Replace them?</source>
            <extracomment>For 1: {n} file is there already. Replace it?</extracomment>
            <translation>
                <numerusform>已有 {n} 个文件，要覆盖吗？</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/picturing.py" />
            <source>{n} files</source>
            <extracomment>For 1: {n} file</extracomment>
            <translation>
                <numerusform>{n} 个文件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>{files}, the largest {size}</source>
            <translation>{files}，最大的 {size}</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Drawing a preview</source>
            <translation>正在画预览</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Drawing pictures</source>
            <translation>正在画图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Pictures are being drawn.</source>
            <translation>正在画图片。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Drawn: {file}.</source>
            <translation>已画好 {file}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/picturing.py" />
            <source>{n} pictures in {folder}.</source>
            <extracomment>For 1: {n} picture in {folder}.</extracomment>
            <translation>
                <numerusform>{n} 张图片已存入 {folder}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Save as pictures</source>
            <translation>存为图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>The preview shows the first {n} levels.</source>
            <translation>预览只显示前 {n} 关。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>There is no level to draw.</source>
            <translation>没有关卡可画。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Drawing…</source>
            <translation>正在画…</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Drawing level {n} of {m}</source>
            <translation>正在画第 {n}/{m} 关</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Folder for the pictures</source>
            <translation>图片存放的文件夹</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>No picture</source>
            <translation>没有图片</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <location filename="../../editor/deeds/proving.py" />
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/picturing.py" />
            <source>Show the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/deeds/proving.py" />
            <source>Prove {n} levels</source>
            <extracomment>For 1: Prove {n} level</extracomment>
            <translation>
                <numerusform>证明 {n} 关</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/deeds/proving.py" />
            <source>Keep the proof</source>
            <translation>存入证明</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/proving.py" />
            <source>The levels of {title} are being proven.</source>
            <translation>正在证明“{title}”的关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/proving.py" />
            <source>{n} of {m} levels can be cleared.</source>
            <translation>{m} 关中有 {n} 关可解。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/proving.py" />
            <source>There is no verdict yet.</source>
            <translation>还没有结论。</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/proving.py" />
            <source>Proving {n} of {m}</source>
            <translation>正在证明 {n}/{m}</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/proving.py" />
            <location filename="../../editor/truth/faults.py" />
            <source>Set {n} s</source>
            <translation>设为 {n} 秒</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/starting.py" />
            <source>Looking at packs</source>
            <translation>正在查看关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/deeds/starting.py" />
            <source>Drawing boards</source>
            <translation>正在画棋盘</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/document.py" />
            <source>Move {n} levels</source>
            <extracomment>For 1: Move {n} level</extracomment>
            <translation>
                <numerusform>移动 {n} 关</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/document.py" />
            <source>Duplicate {n} levels</source>
            <extracomment>For 1: Duplicate {n} level</extracomment>
            <translation>
                <numerusform>复制 {n} 关</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/document.py" />
            <source>Delete {n} levels</source>
            <extracomment>For 1: Delete {n} level</extracomment>
            <translation>
                <numerusform>删除 {n} 关</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/document.py" />
            <source>Edit cells</source>
            <translation>编辑格子</translation>
        </message>
        <message>
            <location filename="../../editor/faults/book.py" />
            <source>Looking for faults</source>
            <translation>正在查找问题</translation>
        </message>
        <message>
            <location filename="../../editor/faults/model.py" />
            <source>{weight}: {title}. {where}. {advice}</source>
            <translation>{weight}：{title}。{where}。{advice}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/model.py" />
            <source>Pictures of kinds</source>
            <translation>种类的图片</translation>
        </message>
        <message>
            <location filename="../../editor/faults/model.py" />
            <source>Warning</source>
            <translation>警告</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/panel.py" />
            <source>{n} levels to be examined</source>
            <extracomment>For 1: {n} level to be examined</extracomment>
            <translation>
                <numerusform>还有 {n} 关待检查</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <location filename="../../editor/panels/evidence.py" />
            <source>Faults</source>
            <translation>问题</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>Faults shown</source>
            <translation>显示哪些问题</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>Close the faults</source>
            <translation>关闭问题列表</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>This pack has no levels yet.</source>
            <translation>这个关卡包还没有关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>No structural faults</source>
            <translation>没有结构问题</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>Faults: {words}</source>
            <translation>问题：{words}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <location filename="../../editor/panels/deal_panel.py" />
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>Errors and warnings</source>
            <translation>错误和警告</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>Errors</source>
            <translation>错误</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>What has to be mended</source>
            <translation>必须修正的</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>Warnings</source>
            <translation>警告</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>What is to be looked at, and may be meant</source>
            <translation>值得看看，也可能是有意为之</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>The levels are being examined. You can go on.</source>
            <translation>正在检查关卡，可以继续编辑。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>No structural faults: what is painted can be dealt, and every solution that is kept can be played. Whether a level can be cleared is another question: its verdict tells.</source>
            <translation>没有结构问题：画好的都能发牌，已存的解法都走得通。关卡能否消完另当别论，由其结论说明。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/panel.py" />
            <source>{n} errors</source>
            <extracomment>For 1: {n} error</extracomment>
            <translation>
                <numerusform>{n} 个错误</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/panel.py" />
            <source>{n} warnings</source>
            <extracomment>For 1: {n} warning</extracomment>
            <translation>
                <numerusform>{n} 个警告</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/faults/panel.py" />
            <source>Nothing of this kind. All shows the rest.</source>
            <translation>没有这一类。点“全部”查看其余。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/words.py" />
            <source>{n} slots and tiles: an odd number</source>
            <extracomment>For 1: {n} slot and tile: an odd number</extracomment>
            <translation>
                <numerusform>牌位和牌共 {n} 个：是奇数</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/words.py" />
            <source>{n} tiles of {kind}: an odd number</source>
            <extracomment>For 1: {n} tile of {kind}: an odd number</extracomment>
            <translation>
                <numerusform>“{kind}”有 {n} 张：是奇数</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/words.py" />
            <source>{n} dealt cells differ from the layout</source>
            <extracomment>For 1: {n} dealt cell differs from the layout</extracomment>
            <translation>
                <numerusform>已发的牌面有 {n} 格与布局不符</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/words.py" />
            <source>{n} orbs match before anyone moves</source>
            <extracomment>For 1: {n} orb matches before anyone moves</extracomment>
            <translation>
                <numerusform>还没动就有 {n} 颗可消</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/words.py" />
            <source>{n} orbs hang over empty cells</source>
            <extracomment>For 1: {n} orb hangs over empty cells</extracomment>
            <translation>
                <numerusform>有 {n} 颗珠子悬在空格上</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Goal {number} cannot be reached with these orbs</source>
            <translation>这些珠子达不成目标 {number}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The kept route misses goal {number}</source>
            <translation>已存的路线未达成目标 {number}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>There is no tile and no slot</source>
            <translation>没有牌也没有牌位</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Paint some.</source>
            <translation>请画一些。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Paint or erase one: no deal can pair them.</source>
            <translation>请添画或擦去一个：怎么发都配不成对。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/words.py" />
            <source>{n} slots were never dealt</source>
            <extracomment>For 1: {n} slot was never dealt</extracomment>
            <translation>
                <numerusform>有 {n} 个牌位没有发牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Deal the level again.</source>
            <translation>请重新发牌。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Paint or erase one: tiles leave in pairs.</source>
            <translation>请添画或擦去一张：牌是成对消去的。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/faults/words.py" />
            <source>The kept solution leaves {n} tiles</source>
            <extracomment>For 1: The kept solution leaves {n} tile</extracomment>
            <translation>
                <numerusform>已存的解法会剩下 {n} 张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The kept solution cannot be played</source>
            <translation>已存的解法走不通</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Keep the proof of the level anew.</source>
            <translation>请重新存入证明。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The kept report counts other pairs</source>
            <translation>已存的报告对数不符</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>There is no orb and no slot</source>
            <translation>没有珠子也没有空位</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Nothing can fall in: every odds is 0</source>
            <translation>没有珠子能落下：所有权重都是 0</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Give one kind odds above 0.</source>
            <translation>请给某一种大于 0 的权重。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>A plus mark without an orb</source>
            <translation>加号标记处没有珠子</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Take the mark away, or paint an orb there.</source>
            <translation>请去掉标记，或在那里画一颗珠子。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>A goal asks for nothing</source>
            <translation>有个目标什么都没要求</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Name combos or orbs, or remove the goal.</source>
            <translation>请写明连击数或珠子数，或移除该目标。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Change an orb of each match.</source>
            <translation>每处可消的请改一颗珠子。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>It stays there until a combo clears: let it fall, if that is not meant.</source>
            <translation>它会一直悬着，直到有连击消除：若非有意，请让它落下。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>These orbs cannot make a combo</source>
            <translation>这些珠子凑不出连击</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Add orbs of one kind, or ask for shorter runs.</source>
            <translation>请增加同种珠子，或减少连消颗数。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Ask for less, or add orbs.</source>
            <translation>请降低要求，或增加珠子。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The kept route cannot be played</source>
            <translation>已存的路线走不通</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Drag anew and keep that, or forget the route.</source>
            <translation>请重新拖动并保存，或删除路线。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The kept swaps cannot be played</source>
            <translation>已存的交换走不通</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Swap anew and keep that, or forget the swaps.</source>
            <translation>请重新交换并保存，或删除这些交换。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Keep another route, or ask for less.</source>
            <translation>请另存路线，或降低要求。</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The picture of {kind} has no path that means the same everywhere</source>
            <translation>“{kind}”的图片路径换台机器就会失效</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Choose it again: {path}</source>
            <translation>请重新选择：{path}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The picture of {kind} lies outside the pack's folder</source>
            <translation>“{kind}”的图片在关卡包文件夹之外</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Copy it into the folder: {path}</source>
            <translation>请复制到文件夹内：{path}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The picture of {kind} is missing</source>
            <translation>找不到“{kind}”的图片</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Put it back, or choose another: {path}</source>
            <translation>请放回原处，或另选：{path}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The picture of {kind} is no file</source>
            <translation>“{kind}”的图片不是文件</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Choose a file: {path}</source>
            <translation>请选择文件：{path}</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>The picture of {kind} cannot be used</source>
            <translation>“{kind}”的图片无法使用</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>{kind} looks the same as {other}</source>
            <translation>“{kind}”与“{other}”看起来一样</translation>
        </message>
        <message>
            <location filename="../../editor/faults/words.py" />
            <source>Players cannot tell them apart: give one another picture.</source>
            <translation>玩家分不清：请给其中一个换图片。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <source>You may not write there. Save it in another place.</source>
            <translation>没有权限写入，请存到别处。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <source>The medium can only be read. Save it in another place.</source>
            <translation>该磁盘是只读的，请存到别处。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <location filename="../../editor/pictures/windows.py" />
            <source>The disk is full. Make room and save again, or save it in another place.</source>
            <translation>磁盘已满。请腾出空间再保存，或存到别处。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <source>Your share of the disk is full. Make room and save again, or save it in another place.</source>
            <translation>你的磁盘配额已满。请腾出空间再保存，或存到别处。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <source>The folder is not there any more. Save it in another place.</source>
            <translation>文件夹已不存在，请存到别处。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <source>That is a folder. Choose a file name.</source>
            <translation>那是一个文件夹，请选择文件名。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/files.py" />
            <source>{file} has {n} faults; nothing was loaded.</source>
            <extracomment>For 1: {file} has {n} fault; nothing was loaded.</extracomment>
            <translation>
                <numerusform>{file} 有 {n} 处错误，没有载入任何内容。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/files.py" />
            <source>and {n} more</source>
            <extracomment>For 1: and {n} more</extracomment>
            <translation>
                <numerusform>还有 {n} 处</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <location filename="../../editor/pictures/windows.py" />
            <source>{file} was not written.</source>
            <translation>{file} 没有写入。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <source>{file} cannot be opened: {reason}.</source>
            <translation>无法打开 {file}：{reason}。</translation>
        </message>
        <message>
            <location filename="../../editor/files.py" />
            <source>{reason}.</source>
            <translation>{reason}。</translation>
        </message>
        <message>
            <location filename="../../editor/frame/empty.py" />
            <source>This pack has no levels yet</source>
            <translation>这个关卡包还没有关卡</translation>
        </message>
        <message>
            <location filename="../../editor/frame/empty.py" />
            <source>Add one, or drop a file with boards here.</source>
            <translation>请添加一关，或把棋盘文件拖到这里。</translation>
        </message>
        <message>
            <location filename="../../editor/frame/key_field.py" />
            <source>Keys: {keys}</source>
            <translation>按键：{keys}</translation>
        </message>
        <message>
            <location filename="../../editor/frame/key_field.py" />
            <source>Press the new keys…</source>
            <translation>请按新的快捷键…</translation>
        </message>
        <message>
            <location filename="../../editor/frame/key_field.py" />
            <source>no keys</source>
            <translation>无快捷键</translation>
        </message>
        <message>
            <location filename="../../editor/frame/mirror_menu.py" />
            <location filename="../../editor/frame/options.py" />
            <source>Mirror</source>
            <translation>对称</translation>
        </message>
        <message>
            <location filename="../../editor/frame/notices.py" />
            <source>Dismiss</source>
            <translation>知道了</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Shape</source>
            <translation>形状</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Reach</source>
            <translation>范围</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <location filename="../../editor/tools/gestures.py" />
            <source>Select</source>
            <translation>选择</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Outline</source>
            <translation>轮廓</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Filled</source>
            <translation>实心</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Touching</source>
            <translation>相邻</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>All alike</source>
            <translation>所有相同</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Area</source>
            <translation>矩形</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <source>Kind</source>
            <translation>种类</translation>
        </message>
        <message>
            <location filename="../../editor/frame/options.py" />
            <location filename="../../editor/panels/evidence.py" />
            <location filename="../../editor/playtest/card.py" />
            <location filename="../../editor/playtest/panel.py" />
            <source>{title}. {text}</source>
            <translation>{title}。{text}</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Preview</source>
            <translation>预览</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Cell side in pixels</source>
            <translation>每格边长（像素）</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Scale</source>
            <translation>倍数</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Colours</source>
            <translation>配色</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <location filename="../../editor/frame/resize.py" />
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/start/layouts.py" />
            <location filename="../../editor/start/page.py" />
            <source>Columns</source>
            <translation>列数</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Titles, verdicts and grades</source>
            <translation>标题、结论和难度</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Linking pairs, or waves of combos</source>
            <translation>可连的对子或连击波次</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Solution, or route</source>
            <translation>解法或路线</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Numbers of rows and columns</source>
            <translation>行号与列号</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Clear ground</source>
            <translation>透明背景</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Save…</source>
            <translation>保存…</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <location filename="../../editor/panels/deal_panel.py" />
            <source>auto</source>
            <translation>自动</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Cell</source>
            <translation>每格</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <location filename="../../editor/frame/picture_dialog.py" />
            <location filename="../../editor/panels/properties.py" />
            <source>Level</source>
            <translation>关卡</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>The level that is shown, in one picture</source>
            <translation>当前关卡，单张图片</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Sheet</source>
            <translation>一览图</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>All levels of the pack on a contact sheet</source>
            <translation>关卡包的所有关卡拼成一张</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Each</source>
            <translation>逐关</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Every level of the pack in a file of its own</source>
            <translation>每关各存一个文件</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Pixels</source>
            <translation>像素图</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>Vectors, sharp at any size</source>
            <translation>矢量图，任意放大都清晰</translation>
        </message>
        <message>
            <location filename="../../editor/frame/picture_dialog.py" />
            <source>{n} pixels for one</source>
            <translation>{n} 倍像素</translation>
        </message>
        <message>
            <location filename="../../editor/frame/recent_menu.py" />
            <source>Open recent</source>
            <translation>最近打开</translation>
        </message>
        <message>
            <location filename="../../editor/frame/recent_menu.py" />
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Clear the list</source>
            <translation>清空列表</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>What stays in place</source>
            <translation>固定的位置</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>top</source>
            <translation>上</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>middle</source>
            <translation>中</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>bottom</source>
            <translation>下</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>left</source>
            <translation>左</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>right</source>
            <translation>右</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/start/page.py" />
            <source>Rows</source>
            <translation>行数</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>New cells</source>
            <translation>新增的格子</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>Resize</source>
            <translation>调整大小</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>Size of the board</source>
            <translation>棋盘大小</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>Stays in place</source>
            <translation>固定位置</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Empty</source>
            <translation>空格</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <source>Slots</source>
            <translation>牌位</translation>
        </message>
        <message>
            <location filename="../../editor/frame/resize.py" />
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Void</source>
            <translation>空洞</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source># finds levels by title or number</source>
            <translation>输入 # 按标题或编号找关卡</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <location filename="../../editor/frame/topbar.py" />
            <source>Search actions</source>
            <translation>搜索操作</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>What do you want to do?</source>
            <translation>想做什么？</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>Actions</source>
            <translation>操作</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>The first {n} of {m}</source>
            <translation>前 {n} 项，共 {m} 项</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>not now: {why}</source>
            <translation>不可用：{why}</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>{title}: {why}</source>
            <translation>{title}：{why}</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>No level is called that.</source>
            <translation>没有叫这个名字的关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>No action is called that. # finds levels.</source>
            <translation>没有这个操作。输入 # 可找关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/frame/search.py" />
            <source>{menu}, recent</source>
            <translation>{menu}，最近用过</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Movement</source>
            <translation>动画</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Speed of a playtest</source>
            <translation>试玩速度</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Open the packs of last time at the start</source>
            <translation>启动时打开上次的关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Seconds until unsaved work is kept</source>
            <translation>多少秒后保留未保存的内容</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Reset all settings</source>
            <translation>重置所有设置</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Also the layout of the window; packs and the list of recent ones stay</source>
            <translation>窗口布局也会重置；关卡包和最近列表不变</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>OK</source>
            <translation>确定</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Keep unsaved work after so many seconds</source>
            <translation>多少秒后自动保留未保存的内容</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Size of a new board</source>
            <translation>新棋盘的大小</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/start/page.py" />
            <source>Recent packs</source>
            <translation>最近打开</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>OK resets them.</source>
            <translation>按“确定”即重置。</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>OK clears it</source>
            <translation>按“确定”即清空</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Appearance</source>
            <translation>外观</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>Work</source>
            <translation>工作</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/playtest/strip.py" />
            <source>Slow</source>
            <translation>慢</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/playtest/strip.py" />
            <source>Normal</source>
            <translation>正常</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/playtest/strip.py" />
            <source>Fast</source>
            <translation>快</translation>
        </message>
        <message>
            <location filename="../../editor/frame/settings_dialog.py" />
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Change shortcuts</source>
            <translation>修改快捷键</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Find by words or keys</source>
            <translation>按文字或按键查找</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Change</source>
            <translation>修改</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Add</source>
            <translation>添加</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Take it</source>
            <translation>拿过来</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Leave it there</source>
            <translation>保持原样</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>All defaults</source>
            <translation>全部默认</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Actions and their keys</source>
            <translation>操作及其快捷键</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>{n} actions were changed</source>
            <extracomment>For 1: {n} action was changed</extracomment>
            <translation>
                <numerusform>改了 {n} 项操作</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <location filename="../../editor/playtest/panel.py" />
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>Choose an action</source>
            <translation>请选一项操作</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>{key} is needed by the board and by fields. Choose another.</source>
            <translation>{key} 由棋盘和输入框占用，请换一个。</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>{key} belongs to {action}.</source>
            <translation>{key} 已用于“{action}”。</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_editor.py" />
            <source>changed</source>
            <translation>已改</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_list.py" />
            <source>On the board</source>
            <translation>棋盘上</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_list.py" />
            <source>Change…</source>
            <translation>修改…</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_list.py" />
            <source>Save as PDF…</source>
            <translation>存为 PDF…</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_list.py" />
            <source>Print…</source>
            <translation>打印…</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_list.py" />
            <location filename="../../editor/panels/evidence.py" />
            <location filename="../../editor/tour/card.py" />
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <location filename="../../editor/frame/shortcut_list.py" />
            <source>Shortcuts of Boardloom</source>
            <translation>Boardloom 快捷键</translation>
        </message>
        <message>
            <location filename="../../editor/frame/topbar.py" />
            <source>Close the pack</source>
            <translation>关闭关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/frame/topbar.py" />
            <source>modified</source>
            <translation>有改动</translation>
        </message>
        <message>
            <location filename="../../editor/frame/topbar.py" />
            <source>saved</source>
            <translation>已保存</translation>
        </message>
        <message>
            <location filename="../../editor/frame/topbar.py" />
            <source>Menus</source>
            <translation>菜单</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It cannot be read: {reason}.</source>
            <translation>无法读取：{reason}。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It has more than {most} MB. Save it smaller.</source>
            <translation>超过 {most} MB，请存小一些。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It has {size} pixels, more than can be taken. Make it smaller.</source>
            <translation>有 {size} 像素，超出上限，请缩小。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It is no PNG, JPEG or SVG. Save it as one of these.</source>
            <translation>不是 PNG、JPEG 或 SVG，请存为其中一种。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It is broken or cut off. Save it anew.</source>
            <translation>文件损坏或不完整，请重新保存。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>There is nothing to be seen in it.</source>
            <translation>里面什么都看不到。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>The part lies outside the picture, which has {size} pixels. Cut the sheet again.</source>
            <translation>该部分超出图片（{size} 像素），请重新切图。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It takes something from outside itself ({what}). Save it as plain SVG, with everything in it.</source>
            <translation>它引用了外部内容（{what}），请存为不含外部引用的 SVG。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It declares entities. Save it as plain SVG.</source>
            <translation>它声明了实体，请存为普通 SVG。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>It has more to draw than can be taken. Simplify it.</source>
            <translation>图形过于复杂，请简化。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>Its size is no size for a picture. Give it a page that fits.</source>
            <translation>页面大小不适合作图片，请改用合适的页面。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/refusal.py" />
            <source>The pack has more than {most} pictures. Take some away.</source>
            <translation>关卡包的图片超过 {most} 张，请移除一些。</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>The sheet with its cuts</source>
            <translation>精灵图及其切分</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>Pictures from {file}</source>
            <translation>来自 {file} 的图片</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>Width of a sprite</source>
            <translation>单图宽度</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>Height of a sprite</source>
            <translation>单图高度</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>Margin</source>
            <translation>边距</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>Spacing</source>
            <translation>间距</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>First kind</source>
            <translation>起始种类</translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>Take these pictures</source>
            <translation>采用这些图片</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>{n} pictures</source>
            <extracomment>For 1: {n} picture</extracomment>
            <translation>
                <numerusform>{n} 张图片</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>for kinds {first} to {last}</source>
            <translation>用于种类 {first} 到 {last}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/kinds/sheet_dialog.py" />
            <source>{n} places are left out</source>
            <extracomment>For 1: {n} place is left out</extracomment>
            <translation>
                <numerusform>略过 {n} 个位置</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/levellist/ledger.py" />
            <source>Looking at levels</source>
            <translation>正在查看关卡</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/model.py" />
            <source>Level {number}</source>
            <translation>第 {number} 关</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/levellist/model.py" />
            <location filename="../../editor/truth/facts.py" />
            <source>{n} pairs</source>
            <extracomment>For 1: {n} pair</extracomment>
            <translation>
                <numerusform>{n} 对</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/levellist/model.py" />
            <location filename="../../editor/side.py" />
            <source>Rename a level</source>
            <translation>重命名关卡</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/levellist/model.py" />
            <location filename="../../editor/panels/deal_panel.py" />
            <source>{n} slots</source>
            <extracomment>For 1: {n} slot</extracomment>
            <translation>
                <numerusform>{n} 个牌位</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/levellist/model.py" />
            <source>no tiles yet</source>
            <translation>还没有牌</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/model.py" />
            <source>being checked</source>
            <translation>查看中</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/model.py" />
            <source>misses a goal</source>
            <translation>有目标未达成</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/levellist/model.py" />
            <source>{n} odd kinds</source>
            <extracomment>For 1: {n} odd kind</extracomment>
            <translation>
                <numerusform>{n} 种是奇数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/levellist/model.py" />
            <source>not decided</source>
            <translation>未定</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/levellist/model.py" />
            <source>{n} tiles stuck</source>
            <extracomment>For 1: {n} tile stuck</extracomment>
            <translation>
                <numerusform>{n} 张死牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/levellist/panel.py" />
            <source>Find levels by title or tag</source>
            <translation>按标题或标签查找关卡</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/panel.py" />
            <source>Add a level of one game or the other</source>
            <translation>添加连连看或转珠关卡</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/panel.py" />
            <source>Title or tag</source>
            <translation>标题或标签</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/panel.py" />
            <location filename="../../editor/levellist/view.py" />
            <source>Levels</source>
            <translation>关卡</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/panel.py" />
            <source>No levels yet. Press + to add one.</source>
            <translation>还没有关卡。按 + 添加。</translation>
        </message>
        <message>
            <location filename="../../editor/levellist/panel.py" />
            <source>No title or tag has “{words}” in it. Esc ends the search.</source>
            <translation>没有标题或标签含有“{words}”。按 Esc 结束查找。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/levellist/parcel.py" />
            <source>Paste {n} levels</source>
            <extracomment>For 1: Paste {n} level</extracomment>
            <translation>
                <numerusform>粘贴 {n} 关</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>Stage</source>
            <translation>阶段</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <location filename="../../editor/playtest/card.py" />
            <source>Keep as route</source>
            <translation>存为路线</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>Put back</source>
            <translation>复原</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>as painted</source>
            <translation>原样</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/desk.py" />
            <source>after {n} steps</source>
            <extracomment>For 1: after {n} step</extracomment>
            <translation>
                <numerusform>{n} 步之后</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>after the drag</source>
            <translation>拖动之后</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>being counted</source>
            <translation>计算中</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>this drag</source>
            <translation>这次拖动</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>this route</source>
            <translation>这条路线</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>{kind}, wave {wave}</source>
            <translation>{kind}，第 {wave} 波</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>Change the goals</source>
            <translation>修改目标</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <location filename="../../editor/truth/facts.py" />
            <source>No grade</source>
            <translation>无难度</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>Before</source>
            <translation>原样</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>The board as it is painted</source>
            <translation>画好时的棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>After drag</source>
            <translation>松手时</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>When the orb is let go</source>
            <translation>放开珠子的一刻</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>Settled</source>
            <translation>结算后</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <source>When nothing matches any more</source>
            <translation>再没有可消的珠子时</translation>
        </message>
        <message>
            <location filename="../../editor/orb/desk.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>There is no orb here that can be moved.</source>
            <translation>这里没有可以移动的珠子。</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{met} of {all} goals</source>
            <translation>达成 {met}/{all} 个目标</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>With skyfall {mean} on average, {least} to {most} ({refills} skies). Without: {calm}.</source>
            <translation>有天降时平均 {mean}，{least} 到 {most}（{refills} 次天降）。无天降：{calm}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/facts.py" />
            <source>{n} orbs fall in</source>
            <extracomment>For 1: {n} orb falls in</extracomment>
            <translation>
                <numerusform>落下 {n} 颗</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>With its seed: {combos}, {fallen}.</source>
            <translation>按其种子：{combos}，{fallen}。</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>wave {waves}</source>
            <translation>各波 {waves}</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>waves {waves}</source>
            <translation>各波 {waves}</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>Gap {gap}</source>
            <translation>差 {gap}</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>at most {n} by count</source>
            <translation>按数量最多 {n}</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>at most {n}, rows meet</source>
            <translation>最多 {n}，行会相接</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>at most {n}, proven</source>
            <translation>最多 {n}，已证明</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>at best {n}, all tried</source>
            <translation>最好 {n}，已穷举</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>{goal}: open</source>
            <translation>{goal}：未达成</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{n} swaps</source>
            <extracomment>For 1: {n} swap</extracomment>
            <translation>
                <numerusform>{n} 次交换</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/facts.py" />
            <source>there are only {n} orbs</source>
            <extracomment>For 1: there is only {n} orb</extracomment>
            <translation>
                <numerusform>只有 {n} 颗珠子</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/sheet/captions.py" />
            <location filename="../../editor/truth/facts.py" />
            <source>{n} slots to deal</source>
            <extracomment>For 1: {n} slot to deal</extracomment>
            <translation>
                <numerusform>{n} 个牌位待发</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>nothing matches</source>
            <translation>没有可消的</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>No gap</source>
            <translation>已到上限</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>No goals</source>
            <translation>无目标</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>all met</source>
            <translation>全部达成</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>{goal}: never</source>
            <translation>{goal}：做不到</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>No route</source>
            <translation>无路线</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>D drags orbs</source>
            <translation>按 D 拖珠</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>of {most}</source>
            <translation>共 {most}</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/words.py" />
            <source>{seconds} s</source>
            <translation>{seconds} 秒</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>With skyfall: being played…</source>
            <translation>有天降：推演中…</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>It would go on for ever: counting stops there.</source>
            <translation>会没完没了：数到这里为止。</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>No swaps</source>
            <translation>无交换</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>D swaps orbs</source>
            <translation>按 D 换珠</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{n} of {most}</source>
            <translation>{n}/{most}</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{n} of {most} orbs</source>
            <translation>{n}/{most} 颗</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/facts.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{n} steps too many</source>
            <extracomment>For 1: {n} step too many</extracomment>
            <translation>
                <numerusform>多了 {n} 步</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>{so_far}, not ruled out</source>
            <translation>{so_far}，未排除</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>swaps kept</source>
            <translation>交换已保存</translation>
        </message>
        <message>
            <location filename="../../editor/orb/facts.py" />
            <source>route kept</source>
            <translation>路线已保存</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/keeping.py" />
            <source>Keep {n} swaps</source>
            <extracomment>For 1: Keep {n} swap</extracomment>
            <translation>
                <numerusform>保存 {n} 次交换</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/orb/keeping.py" />
            <source>Keep a route of {n} steps</source>
            <extracomment>For 1: Keep a route of {n} step</extracomment>
            <translation>
                <numerusform>保存 {n} 步的路线</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/orb/live.py" />
            <source>Preparing the rules of orbs</source>
            <translation>正在准备转珠规则</translation>
        </message>
        <message>
            <location filename="../../editor/orb/live.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>Letting orbs fall in</source>
            <translation>正在推演天降</translation>
        </message>
        <message>
            <location filename="../../editor/pack_theme.py" />
            <source>Draw tiles as {theme}</source>
            <translation>牌面改为{theme}</translation>
        </message>
        <message>
            <location filename="../../editor/pack_theme.py" />
            <source>Let pictures fill the cell</source>
            <translation>让图片铺满格子</translation>
        </message>
        <message>
            <location filename="../../editor/pack_theme.py" />
            <source>Let pictures stand on tiles</source>
            <translation>让图片放在牌面上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/cell_buttons.py" />
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../editor/panels/truth_bar.py" />
            <source>{percent} %</source>
            <translation>{percent}%</translation>
        </message>
        <message>
            <location filename="../../editor/panels/collapse_picker.py" />
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Collapse</source>
            <translation>补位</translation>
        </message>
        <message>
            <location filename="../../editor/panels/collapse_picker.py" />
            <source>Collapse: {collapse}</source>
            <translation>补位：{collapse}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/collapse_picker.py" />
            <source>{title}. {text}.</source>
            <translation>{title}。{text}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/panels/combo_chips.py" />
            <source>{n} combos of {most}</source>
            <extracomment>For 1: {n} combo of {most}</extracomment>
            <translation>
                <numerusform>{n} 连击，上限 {most}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/panels/combo_chips.py" />
            <source>Wave {wave}: {combos}</source>
            <translation>第 {wave} 波：{combos}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/controls.py" />
            <source>Less: {name}</source>
            <translation>减少：{name}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/controls.py" />
            <source>More: {name}</source>
            <translation>增加：{name}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/controls.py" />
            <source>{name}, from</source>
            <translation>{name}，从</translation>
        </message>
        <message>
            <location filename="../../editor/panels/controls.py" />
            <source>{name}, to</source>
            <translation>{name}，到</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Kinds</source>
            <translation>种类数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Copies</source>
            <translation>每种张数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Spread</source>
            <translation>分布</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Method</source>
            <translation>方式</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../generator/link/telling.py" />
            <source>Opening pairs</source>
            <translation>开局对数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../generator/link/telling.py" />
            <source>Fewest pairs</source>
            <translation>最少对数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../generator/link/telling.py" />
            <source>Grade</source>
            <translation>难度</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../generator/link/telling.py" />
            <source>Chance to win</source>
            <translation>过关率</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Player</source>
            <translation>玩家</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../editor/panels/seed_field.py" />
            <source>Seed</source>
            <translation>种子</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Cells</source>
            <translation>范围</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Settings that are seldom needed</source>
            <translation>不常用的设置</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>How many kinds; auto: about four tiles each</source>
            <translation>用多少种；自动：每种约四张</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Tiles of each kind; an even number can be cleared</source>
            <translation>每种的张数；偶数才能消完</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Grade {grade} of 5</source>
            <translation>难度 {grade}/5</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Pairs that link on the dealt board</source>
            <translation>发完牌时可连的对数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>1 is easy, 5 is hard; press again for any</source>
            <translation>1 最易，5 最难；再按一次表示不限</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Pairs at the tightest move of the solution</source>
            <translation>解法中最紧的一步有几对可连</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>How often the player below clears the board</source>
            <translation>下面这种玩家的过关率</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>The same seed deals the same board</source>
            <translation>种子相同，发出的牌就相同</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Less</source>
            <translation>收起</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>{total} of {tiles} tiles</source>
            <translation>{total}/{tiles} 张</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Even</source>
            <translation>均匀</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>As many tiles of every kind as can be</source>
            <translation>各种尽量一样多</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Odds</source>
            <translation>权重</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Some kinds come more often than others</source>
            <translation>有些种类出现得更多</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Exact</source>
            <translation>指定</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>So many tiles of each kind</source>
            <translation>逐种指定张数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Deal all open cells</source>
            <translation>给所有牌位发牌</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Chosen</source>
            <translation>选区</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Deal only the chosen cells again</source>
            <translation>只重发选中的格子</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Rest</source>
            <translation>其余</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_panel.py" />
            <source>Lock the chosen cells and deal the others</source>
            <translation>锁定选中的格子，重发其余</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Shuffle first; take apart when that does not clear</source>
            <translation>先洗牌；消不完再用倒放</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <location filename="../../editor/playtest/bar.py" />
            <location filename="../../editor/playtest/card.py" />
            <source>Shuffle</source>
            <translation>洗牌</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Until a board can be cleared: the widest choice of boards</source>
            <translation>洗到可解为止：牌局变化最多</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Take apart</source>
            <translation>倒放</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Pairs placed backwards from the empty board: always clears</source>
            <translation>从空盘倒着放对子：必定可解</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>At random</source>
            <translation>随机</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Every linking pair is equally likely</source>
            <translation>每个可连的对子机会均等</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>First hint</source>
            <translation>第一提示</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Always the first pair, row by row</source>
            <translation>总取逐行数的第一对</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Near first</source>
            <translation>就近</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Near pairs and few turns are likelier</source>
            <translation>优先近处、拐弯少的对子</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>Looks ahead</source>
            <translation>有远见</translation>
        </message>
        <message>
            <location filename="../../editor/panels/deal_words.py" />
            <source>The pair after which most pairs link</source>
            <translation>取消去后可连对子最多的一对</translation>
        </message>
        <message>
            <location filename="../../editor/panels/evidence.py" />
            <location filename="../../editor/panels/open_pairs.py" />
            <source>Open pairs, move by move</source>
            <translation>逐步可连对数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/evidence.py" />
            <source>Show: {fault}</source>
            <translation>查看：{fault}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/evidence.py" />
            <source>Case before</source>
            <translation>上一种情形</translation>
        </message>
        <message>
            <location filename="../../editor/panels/evidence.py" />
            <source>Next case</source>
            <translation>下一种情形</translation>
        </message>
        <message>
            <location filename="../../editor/panels/evidence.py" />
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Shown</source>
            <translation>已显示</translation>
        </message>
        <message>
            <location filename="../../editor/panels/evidence.py" />
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <location filename="../../editor/panels/evidence.py" />
            <source>{n} of {m}</source>
            <translation>{n}/{m}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/panels/goals_panel.py" />
            <source>in {n} steps</source>
            <extracomment>For 1: in {n} step</extracomment>
            <translation>
                <numerusform>{n} 步以内</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>Nothing yet</source>
            <translation>还没有</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>any kind</source>
            <translation>任意种类</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/panels/goals_panel.py" />
            <source>{n} orbs of {kind}</source>
            <extracomment>For 1: {n} orb of {kind}</extracomment>
            <translation>
                <numerusform>{n} 颗{kind}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>{goal} {steps}</source>
            <translation>{goal}，{steps}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <location filename="../../editor/playtest/panel.py" />
            <source>Goals</source>
            <translation>目标</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>Add a goal</source>
            <translation>添加目标</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>kind {kind}</source>
            <translation>种类 {kind}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>What is a player to reach? Combos, orbs of a kind, in so many steps.</source>
            <translation>玩家要达成什么？连击数、某种珠子的颗数、步数限制。</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>Change: {goal}</source>
            <translation>修改：{goal}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>Remove: {goal}</source>
            <translation>移除：{goal}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>Combos</source>
            <translation>连击数</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/panels/goals_panel.py" />
            <source>Orbs</source>
            <translation>珠子数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>Of kind</source>
            <translation>哪一种</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Most steps</source>
            <translation>步数上限</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <source>{met} of {all} met</source>
            <translation>达成 {met}/{all}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/goals_panel.py" />
            <location filename="../../editor/panels/seed_field.py" />
            <source>any</source>
            <translation>任意</translation>
        </message>
        <message>
            <location filename="../../editor/panels/history_panel.py" />
            <source>As opened</source>
            <translation>打开时</translation>
        </message>
        <message>
            <location filename="../../editor/panels/history_panel.py" />
            <source>As begun</source>
            <translation>新建时</translation>
        </message>
        <message>
            <location filename="../../editor/panels/history_panel.py" />
            <source>{step}, as saved</source>
            <translation>{step}，已保存</translation>
        </message>
        <message>
            <location filename="../../editor/panels/history_panel.py" />
            <source>{step}, undone</source>
            <translation>{step}，已撤销</translation>
        </message>
        <message>
            <location filename="../../editor/panels/kind_rows.py" />
            <source>Number for {kind}</source>
            <translation>“{kind}”的张数</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/panels/kind_yields.py" />
            <source>{n} orbs fall short</source>
            <extracomment>For 1: {n} orb falls short</extracomment>
            <translation>
                <numerusform>还差 {n} 颗</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/panels/kind_yields.py" />
            <source>{n} short</source>
            <translation>差 {n}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/kinds_field.py" />
            <source>No names: kinds are numbers.</source>
            <translation>没有名称：种类用数字表示。</translation>
        </message>
        <message>
            <location filename="../../editor/panels/kinds_field.py" />
            <source>Add a kind</source>
            <translation>添加种类</translation>
        </message>
        <message>
            <location filename="../../editor/panels/kinds_field.py" />
            <source>Remove last</source>
            <translation>移除末项</translation>
        </message>
        <message>
            <location filename="../../editor/panels/kinds_field.py" />
            <source>Colour of {kind}</source>
            <translation>“{kind}”的颜色</translation>
        </message>
        <message>
            <location filename="../../editor/panels/kinds_field.py" />
            <source>Name of kind {number}</source>
            <translation>种类 {number} 的名称</translation>
        </message>
        <message>
            <location filename="../../editor/panels/kinds_field.py" />
            <source>kind {number}</source>
            <translation>种类 {number}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/panels/live_panel.py" />
            <source>in {n} waves</source>
            <extracomment>For 1: in {n} wave</extracomment>
            <translation>
                <numerusform>共 {n} 波</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/panels/live_panel.py" />
            <source>Live</source>
            <translation>实时</translation>
        </message>
        <message>
            <location filename="../../editor/panels/live_panel.py" />
            <source>Most this board allows</source>
            <translation>棋盘上限</translation>
        </message>
        <message>
            <location filename="../../editor/panels/live_panel.py" />
            <source>Play what falls in</source>
            <translation>推演落下的珠子</translation>
        </message>
        <message>
            <location filename="../../editor/panels/live_panel.py" />
            <source>combo</source>
            <translation>连击</translation>
        </message>
        <message>
            <location filename="../../editor/panels/live_panel.py" />
            <source>{total} of {most}, gap {gap}</source>
            <translation>{total}/{most}，差 {gap}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/open_pairs.py" />
            <source>tightest: {pairs} at move {move}</source>
            <translation>最紧：第 {move} 步 {pairs} 对</translation>
        </message>
        <message>
            <location filename="../../editor/panels/open_pairs.py" />
            <source>Move {move}: {pairs} open</source>
            <translation>第 {move} 步：{pairs} 对可连</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/panels/palette_panel.py" />
            <location filename="../../editor/truth/facts.py" />
            <source>{n} tiles</source>
            <extracomment>For 1: {n} tile</extracomment>
            <translation>
                <numerusform>{n} 张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Palette</source>
            <translation>素材</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Plus orbs: one more combo each</source>
            <translation>加号珠：每颗多算一次连击</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Theme of the pictures</source>
            <translation>图案主题</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/panels/palette_panel.py" />
            <source>{n} kinds in use</source>
            <extracomment>For 1: {n} kind in use</extracomment>
            <translation>
                <numerusform>已用 {n} 种</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>{words}, odd</source>
            <translation>{words}，奇数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Paint one kind</source>
            <translation>只画一种</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Weight of {kind}</source>
            <translation>“{kind}”的权重</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Leave out {kind}</source>
            <translation>去掉“{kind}”</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Slot</source>
            <translation>牌位</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>its kind is dealt</source>
            <translation>种类由发牌决定</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>no tile, paths pass</source>
            <translation>没有牌，连线可通过</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Wall</source>
            <translation>墙</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>blocks paths and falls</source>
            <translation>挡住连线和下落</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>not part of the board</source>
            <translation>不属于棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/panels/palette_panel.py" />
            <source>Random brush</source>
            <translation>随机画笔</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>This must be an object: {{ … }}</source>
            <translation>这里必须是对象：{{ … }}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>{word} is not a JSON number.</source>
            <translation>{word} 不是 JSON 数字。</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Line {line}, column {column}: {fault}</source>
            <translation>第 {line} 行第 {column} 列：{fault}</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>This is nested too deeply.</source>
            <translation>嵌套太深。</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Title</source>
            <translation>标题</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Untitled level</source>
            <translation>未命名关卡</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Tags</source>
            <translation>标签</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>apart by commas</source>
            <translation>用逗号分隔</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Time limit in seconds</source>
            <translation>限时（秒）</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source> s</source>
            <translation> 秒</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Notes</source>
            <translation>备注</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Custom data</source>
            <translation>自定义数据</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Time limit</source>
            <translation>限时</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Custom data, as JSON</source>
            <translation>自定义数据（JSON）</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Pack</source>
            <translation>关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Pack title</source>
            <translation>关卡包标题</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Author</source>
            <translation>作者</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Licence</source>
            <translation>许可</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Custom data of the pack</source>
            <translation>关卡包的自定义数据</translation>
        </message>
        <message>
            <location filename="../../editor/panels/properties.py" />
            <source>Kinds of the pack</source>
            <translation>种类</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <location filename="../../editor/playtest/panel.py" />
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Most turns</source>
            <translation>最多拐弯</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Border</source>
            <translation>边界</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Match run</source>
            <translation>几连可消</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Least group</source>
            <translation>最小成组</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Moves</source>
            <translation>走法</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Directions</source>
            <translation>方向</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Skyfall</source>
            <translation>天降</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Kinds that fall</source>
            <translation>落下的种类</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Sky seed</source>
            <translation>天降种子</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>as run</source>
            <translation>同连数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>no limit</source>
            <translation>不限</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>The same seed lets the same orbs fall in</source>
            <translation>种子相同，落下的珠子就相同</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Open</source>
            <translation>开放</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Links may pass around the board, one cell outside</source>
            <translation>连线可以从棋盘外一格绕行</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Closed</source>
            <translation>封闭</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Links stay on the board</source>
            <translation>连线不出棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <location filename="../../editor/tools/gestures.py" />
            <source>Drag</source>
            <translation>拖珠</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>One orb is dragged, swapping with each cell it enters</source>
            <translation>拖动一颗珠子，与经过的每一格交换</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Swaps</source>
            <translation>交换</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Any two neighbours may swap</source>
            <translation>任意相邻两颗可以交换</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Up, down, left, right</source>
            <translation>上、下、左、右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Diagonals too</source>
            <translation>也可走斜线</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Nothing falls in</source>
            <translation>没有新珠落下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Seeded orbs fall into the cells that a wave leaves empty</source>
            <translation>每波消除后，按种子落下新珠补满</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>Every kind on the board alike</source>
            <translation>棋盘上各种均等</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>How often a link may turn</source>
            <translation>连线最多拐几次弯</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>How many orbs of a kind in a row match</source>
            <translation>同种几颗连成一线可消</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>The fewest orbs of a combo</source>
            <translation>一次连击最少几颗</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rules_panel.py" />
            <source>How many steps a drag may have</source>
            <translation>一次拖动最多几步</translation>
        </message>
        <message>
            <location filename="../../editor/panels/section.py" />
            <source>{title}, shown</source>
            <translation>{title}，已展开</translation>
        </message>
        <message>
            <location filename="../../editor/panels/section.py" />
            <source>{title}, folded</source>
            <translation>{title}，已折叠</translation>
        </message>
        <message>
            <location filename="../../editor/panels/seed_field.py" />
            <source>Throw a seed</source>
            <translation>随机种子</translation>
        </message>
        <message>
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Show the tiles that cannot be freed</source>
            <translation>显示解不开的死牌</translation>
        </message>
        <message>
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Move of the solution</source>
            <translation>解法的步数</translation>
        </message>
        <message>
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Natural size</source>
            <translation>原始大小</translation>
        </message>
        <message>
            <location filename="../../editor/panels/truth_bar.py" />
            <source>Fit the board to the window</source>
            <translation>让棋盘适应窗口</translation>
        </message>
        <message>
            <location filename="../../editor/pictures/windows.py" />
            <location filename="../../generator/link/deal.py" />
            <source>Dealing at random</source>
            <translation>正在随机发牌</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/bar.py" />
            <source>Let go</source>
            <translation>放手</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/board.py" />
            <source>Board that is played</source>
            <translation>试玩棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/card.py" />
            <source>Go back</source>
            <translation>退回可解处</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/card.py" />
            <source>Play on</source>
            <translation>接着玩</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/card.py" />
            <source>Go on</source>
            <translation>继续</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/card.py" />
            <location filename="../../editor/playtest/panel.py" />
            <source>Keep the record</source>
            <translation>保存记录</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/card.py" />
            <location filename="../../editor/playtest/strip.py" />
            <source>Leave</source>
            <translation>离开</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>Leave the playtest</source>
            <translation>离开试玩</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <location filename="../../editor/sheet/captions.py" />
            <source>Level {n}</source>
            <translation>第 {n} 关</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/desk.py" />
            <source>{n} slots were not dealt yet: a level is played once it is dealt.</source>
            <extracomment>For 1: {n} slot was not dealt yet: a level is played once it is dealt.</extracomment>
            <translation>
                <numerusform>还有 {n} 个牌位没有发牌：发牌之后才能试玩。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>Keep the record of a play</source>
            <translation>保存试玩记录</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>The record is kept with the level.</source>
            <translation>记录已存入关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>Kept with the level.</source>
            <translation>已存入关卡。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>The clock stands still, and the board is hidden.</source>
            <translation>计时已停，棋盘已隐藏。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>The level was edited meanwhile: this is no move on it any more.</source>
            <translation>关卡其间被改动过，这一步已不成立。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>Paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>There is nothing on the board to play with.</source>
            <translation>棋盘上没有可玩的。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/desk.py" />
            <source>The rules are still being prepared. Try again in a moment.</source>
            <translation>规则还在准备，请稍后再试。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <location filename="../../editor/playtest/panel.py" />
            <source>{n} pairs taken</source>
            <extracomment>For 1: {n} pair taken</extracomment>
            <translation>
                <numerusform>已消 {n} 对</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <source>{n} tiles left</source>
            <extracomment>For 1: {n} tile left</extracomment>
            <translation>
                <numerusform>剩 {n} 张</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>{taken}, {tiles}.</source>
            <translation>{taken}，{tiles}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <source>{n} pairs left</source>
            <extracomment>For 1: {n} pair left</extracomment>
            <translation>
                <numerusform>剩 {n} 对</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Looking for an order of the tiles that can be cleared…</source>
            <translation>正在寻找消得完的排法…</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>{taken}; {help}.</source>
            <translation>{taken}；{help}。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Cleared in {time}</source>
            <translation>用时 {time} 过关</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Hint: {first} and {last} link.</source>
            <translation>提示：{first}与 {last}可以相连。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <location filename="../../generator/link/reshuffle.py" />
            <source>Shuffling</source>
            <translation>正在洗牌</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Not shuffled.</source>
            <translation>没有洗牌。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <location filename="../../generator/link/hope.py" />
            <source>Looking for where it was lost</source>
            <translation>正在找走错的一步</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>From here it can be cleared.</source>
            <translation>从这里还能消完。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <source>Linked, {n} turns.</source>
            <extracomment>For 1: Linked, {n} turn.</extracomment>
            <translation>
                <numerusform>连上了，拐弯 {n} 次。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Linked straight.</source>
            <translation>直线连上了。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <source>{n} link now</source>
            <extracomment>For 1: {n} links now</extracomment>
            <translation>
                <numerusform>现有 {n} 对可连</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <location filename="../../editor/playtest/words.py" />
            <source>{n} hints</source>
            <extracomment>For 1: {n} hint</extracomment>
            <translation>
                <numerusform>{n} 次提示</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <location filename="../../editor/playtest/words.py" />
            <source>{n} shuffles</source>
            <extracomment>For 1: {n} shuffle</extracomment>
            <translation>
                <numerusform>{n} 次洗牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Time is up</source>
            <translation>时间到</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>No pairs left</source>
            <translation>无牌可连</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>The pick is let go.</source>
            <translation>已取消选中。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>This board could not be cleared from the start.</source>
            <translation>这副牌一开始就消不完。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/link_game.py" />
            <source>After {n} pairs it could still be cleared.</source>
            <extracomment>For 1: After {n} pair it could still be cleared.</extracomment>
            <translation>
                <numerusform>消去 {n} 对时还能消完。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Shuffled. It can be cleared: proven.</source>
            <translation>已洗牌，证明可解。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Shuffled. It cannot be cleared: the number of some kind is odd.</source>
            <translation>已洗牌，但消不完：有的种类是奇数张。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Shuffled. It cannot be cleared: walls shut in an odd number of tiles.</source>
            <translation>已洗牌，但消不完：墙围住了奇数张牌。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Shuffled. No order of these tiles was proven to be clearable in time.</source>
            <translation>已洗牌，但时限内没能证明有消得完的排法。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>{kind} at {place} is picked.</source>
            <translation>选中了 {place}的“{kind}”。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>no pair</source>
            <translation>没有可连的</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <location filename="../../editor/playtest/orb_game.py" />
            <source>Taken back.</source>
            <translation>已撤回。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>Pair {n} lost it: before, it could be cleared.</source>
            <translation>错在第 {n} 对：在那之前还能消完。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>no help so far</source>
            <translation>还没用过辅助</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <location filename="../../editor/playtest/words.py" />
            <source>no help</source>
            <translation>没用辅助</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>There is no tile here.</source>
            <translation>这里没有牌。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>A wall stays where it is.</source>
            <translation>墙不会动。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>This slot was never dealt.</source>
            <translation>这个牌位没有发牌。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/link_game.py" />
            <source>No link: {one} and {other} are two kinds.</source>
            <translation>连不上：“{one}”与“{other}”不是同一种。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{n} waves</source>
            <extracomment>For 1: {n} wave</extracomment>
            <translation>
                <numerusform>{n} 波</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{n} orbs fell in</source>
            <extracomment>For 1: {n} orb fell in</extracomment>
            <translation>
                <numerusform>落下 {n} 颗</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{waves} after {steps} in {time}; {fell}.</source>
            <translation>{steps}，{waves}，用时 {time}；{fell}。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>as many as you like</source>
            <translation>次数不限</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>not all met</source>
            <translation>未全部达成</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{waves} after {steps} in {time}.</source>
            <translation>{steps}，{waves}，用时 {time}。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>This try is over: take it back, or start again.</source>
            <translation>这一次已结束：请撤回或重新开始。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>All swaps are used up.</source>
            <translation>交换次数已用完。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>There is no orb here.</source>
            <translation>这里没有珠子。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>combos, once let go</source>
            <translation>连击，放手后结算</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{n} goals</source>
            <extracomment>For 1: {n} goal</extracomment>
            <translation>
                <numerusform>{n} 个目标</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>Orbs would fall for ever: counting has stopped.</source>
            <translation>珠子会没完没了地落下：已停止计算。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>{met} of {all} goals met</source>
            <translation>目标达成 {met}/{all}</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>Time ran out, and the orb was let go.</source>
            <translation>时间到，珠子已放下。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/orb_game.py" />
            <source>All goals met: {combos}</source>
            <translation>目标全部达成：{combos}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/panel.py" />
            <source>{n} in a row match</source>
            <extracomment>For 1: {n} in a row match</extracomment>
            <translation>
                <numerusform>{n} 连可消</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>None. A kept record is saved with the level; an export for the game leaves it out.</source>
            <translation>没有。保存的记录随关卡一起存；导出给游戏时不含。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>One orb is dragged</source>
            <translation>拖动一颗珠子</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>Neighbours are swapped</source>
            <translation>相邻交换</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>in eight directions</source>
            <translation>八个方向</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>in four directions</source>
            <translation>四个方向</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>This play</source>
            <translation>本次试玩</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>Plays that were kept</source>
            <translation>已保存的试玩</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>The border is open</source>
            <translation>边界开放</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>The border is closed</source>
            <translation>边界封闭</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>links may run around the board</source>
            <translation>连线可从棋盘外绕行</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>links stay on the board</source>
            <translation>连线不出棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>Arrows move, Enter or Space picks. Esc lets go of the pick, then leaves.</source>
            <translation>方向键移动，Enter 或空格选牌。Esc 先取消选中，再按离开。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>Arrows move, Enter takes an orb and lets it go. Esc puts it back, then leaves.</source>
            <translation>方向键移动，Enter 拿起和放下珠子。Esc 先放回，再按离开。</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>Time limit {time}</source>
            <translation>限时 {time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/panel.py" />
            <source>At most {n} turns</source>
            <extracomment>For 1: At most {n} turn</extracomment>
            <translation>
                <numerusform>最多拐弯 {n} 次</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>Collapse: {name}</source>
            <translation>补位：{name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/panel.py" />
            <source>At most {n} steps</source>
            <extracomment>For 1: At most {n} step</extracomment>
            <translation>
                <numerusform>最多 {n} 步</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>Orbs fall in</source>
            <translation>有天降</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>seed {seed}</source>
            <translation>种子 {seed}</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/panel.py" />
            <source>an earlier board</source>
            <translation>旧的棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/strip.py" />
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/strip.py" />
            <source>Links and falls are shown slowly</source>
            <translation>连线和下落放慢显示</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/strip.py" />
            <source>Links and falls are shown as in most games</source>
            <translation>连线和下落与多数游戏相同</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/strip.py" />
            <source>Links and falls are shown quickly</source>
            <translation>连线和下落快速显示</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/strip.py" />
            <source>At once</source>
            <translation>立即</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/strip.py" />
            <source>Nothing is shown on its way</source>
            <translation>不显示过程</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/strip.py" />
            <source>Playtest: {title}</source>
            <translation>试玩：{title}</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>no time limit</source>
            <translation>不限时</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>of {limit}</source>
            <translation>限 {limit}</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>stands still</source>
            <translation>已停</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>Won in {time}</source>
            <translation>过关，用时 {time}</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>Stuck after {n}, {time}</source>
            <translation>第 {n} 步后卡住，{time}</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>Out of time at {time}</source>
            <translation>超时，{time}</translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>Left after {n}, {time}</source>
            <translation>第 {n} 步后离开，{time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/words.py" />
            <source>{n} undos</source>
            <extracomment>For 1: {n} undo</extracomment>
            <translation>
                <numerusform>{n} 次撤回</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/playtest/words.py" />
            <source>stuck after {moves}</source>
            <translation>第 {moves} 步后卡住</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/playtest/words.py" />
            <source>{n} left</source>
            <extracomment>For 1: {n} left</extracomment>
            <translation>
                <numerusform>剩 {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>{rows} × {cols}</source>
            <translation>{rows} × {cols}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/sheet/captions.py" />
            <source>Solvable, {n} moves</source>
            <extracomment>For 1: Solvable, {n} move</extracomment>
            <translation>
                <numerusform>可解，{n} 步</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>{combos} as it lies</source>
            <translation>原样 {combos}</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>{combos}, goals not met</source>
            <translation>{combos}，目标未达成</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/sheet/captions.py" />
            <location filename="../../editor/truth/facts.py" />
            <source>{n} kinds are odd</source>
            <extracomment>For 1: {n} kind is odd</extracomment>
            <translation>
                <numerusform>{n} 种为奇数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>Reported unsolvable</source>
            <translation>报告称无解</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>Open: no solution kept</source>
            <translation>未定：没有存解法</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>Open: its solution fails</source>
            <translation>未定：解法走不通</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>Open: its route is not allowed</source>
            <translation>未定：路线不合规则</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>{combos} by its route</source>
            <translation>按路线 {combos}</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>{combos}, goals met</source>
            <translation>{combos}，目标达成</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>{n} solvable</source>
            <translation>{n} 关可解</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/sheet/captions.py" />
            <location filename="../../editor/start/when.py" />
            <source>{n} unsolvable</source>
            <extracomment>For 1: {n} unsolvable</extracomment>
            <translation>
                <numerusform>{n} 关无解</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/sheet/captions.py" />
            <source>{n} reported unsolvable</source>
            <extracomment>For 1: {n} reported unsolvable</extracomment>
            <translation>
                <numerusform>{n} 关报告称无解</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/sheet/captions.py" />
            <source>{n} open</source>
            <translation>{n} 关未定</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/files.py" />
            <source>Looking at level {n} of {m}</source>
            <translation>正在查看第 {n}/{m} 关</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/files.py" />
            <source>The numbers of a solution need cells of at least {n} pixels, and these have {m}: choose a larger cell.</source>
            <translation>标出步数至少需要每格 {n} 像素，现在是 {m}：请选大一些的格子。</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/files.py" />
            <source>Drawing page {n} of {m}</source>
            <translation>正在画第 {n}/{m} 页</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/files.py" />
            <source>There is not enough memory for the picture. Take smaller cells.</source>
            <translation>内存不够画这张图。请选小一些的格子。</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/plan.py" />
            <source>Take cells of at most {n} pixels.</source>
            <translation>请选不超过 {n} 像素的格子。</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/plan.py" />
            <source>Take smaller cells, or fewer columns.</source>
            <translation>请选小一些的格子，或减少列数。</translation>
        </message>
        <message>
            <location filename="../../editor/sheet/plan.py" />
            <source>The picture would measure {width} × {height} pixels; the most is {side} a side and {area} million in all.</source>
            <translation>图片会有 {width} × {height} 像素；每边上限 {side}，总数上限 {area} 百万。</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the tags</source>
            <translation>修改标签</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the time limit</source>
            <translation>修改限时</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the notes</source>
            <translation>修改备注</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the custom data</source>
            <translation>修改自定义数据</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Rename the pack</source>
            <translation>重命名关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the author</source>
            <translation>修改作者</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the licence</source>
            <translation>修改许可</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the kinds</source>
            <translation>修改种类</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the custom data of the pack</source>
            <translation>修改关卡包的自定义数据</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Change the rules</source>
            <translation>修改规则</translation>
        </message>
        <message>
            <location filename="../../editor/side.py" />
            <source>Kind {n} is still on a board: repaint it there first.</source>
            <translation>种类 {n} 还在某个棋盘上：请先改画。</translation>
        </message>
        <message>
            <location filename="../../editor/start/cards.py" />
            <source>Remove {title} from the list</source>
            <translation>从列表移除“{title}”</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/start/layouts.py" />
            <source>{rows} × {cols}, {n} tiles</source>
            <extracomment>For 1: {rows} × {cols}, {n} tile</extracomment>
            <translation>
                <numerusform>{rows} × {cols}，{n} 张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Warm-up</source>
            <translation>热身</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <location filename="../../editor/start/page.py" />
            <source>Courtyard</source>
            <translation>回廊</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Full table</source>
            <translation>满桌</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Steppe</source>
            <translation>草原</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Orchard</source>
            <translation>果园</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Meadow</source>
            <translation>草地</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Great table</source>
            <translation>大桌</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/start/layouts.py" />
            <source>Ring</source>
            <translation>圆环</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/start/layouts.py" />
            <location filename="../../editor/start/page.py" />
            <source>Heart</source>
            <translation>爱心</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/start/layouts.py" />
            <source>Diamond</source>
            <translation>菱形</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Letters</source>
            <translation>字母</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Islands</source>
            <translation>群岛</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Stone garden</source>
            <translation>石庭</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Pockets</source>
            <translation>口袋</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <location filename="../../editor/start/page.py" />
            <source>Twin ponds</source>
            <translation>双池</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Bridge</source>
            <translation>桥</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Moat</source>
            <translation>护城河</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Lantern</source>
            <translation>灯笼</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/start/layouts.py" />
            <source>Cross</source>
            <translation>叉</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/start/layouts.py" />
            <source>Butterfly</source>
            <translation>蝴蝶</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/start/layouts.py" />
            <source>Arrow</source>
            <translation>箭头</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/start/layouts.py" />
            <source>Hourglass</source>
            <translation>沙漏</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Keyhole</source>
            <translation>锁孔</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Stairs</source>
            <translation>阶梯</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Spiral</source>
            <translation>螺旋</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>One corner</source>
            <translation>一个弯</translation>
        </message>
        <message>
            <location filename="../../editor/start/layouts.py" />
            <source>Straight lines</source>
            <translation>直线</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Paint a layout, deal it with one press, and have every verdict proven.</source>
            <translation>画出布局，一键发牌，每个结论都有证据。</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Blank board</source>
            <translation>空白棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Orb board</source>
            <translation>转珠棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>5 × 6, drag one orb and see the combos</source>
            <translation>5 × 6，拖一颗珠子，看连击</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Boards as text, or the levels of another pack</source>
            <translation>文本棋盘，或其他关卡包里的关卡</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Packs that you open or save will be listed here. Begin with a layout, or open a file.</source>
            <translation>打开或保存过的关卡包会列在这里。从一个布局开始，或打开文件。</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>All layouts</source>
            <translation>全部布局</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Take the one-minute tour</source>
            <translation>一分钟导览</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Sample pack</source>
            <translation>示例关卡包</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Or paint your own</source>
            <translation>或者自己画</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Any size, rows by columns</source>
            <translation>行数列数任选</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Begin with a layout</source>
            <translation>从一个布局开始</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Paint</source>
            <translation>画布局</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Left paints, right erases, and Mirror repeats it.</source>
            <translation>左键画，右键擦，可对称。</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Say how hard; the board that comes can be cleared.</source>
            <translation>给出难度，生成可解的牌面。</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <location filename="../../editor/tour/steps.py" />
            <source>Read the verdict</source>
            <translation>看结论</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>A solution that plays, or the tiles that are stuck.</source>
            <translation>可解就回放，无解就指出死牌。</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Three steps to a level</source>
            <translation>三步完成一关</translation>
        </message>
        <message>
            <location filename="../../editor/start/page.py" />
            <source>Drop a file anywhere to open it</source>
            <translation>把文件拖到任意处即可打开</translation>
        </message>
        <message>
            <location filename="../../editor/start/when.py" />
            <source>Today {time}</source>
            <translation>今天 {time}</translation>
        </message>
        <message>
            <location filename="../../editor/start/when.py" />
            <source>Yesterday</source>
            <translation>昨天</translation>
        </message>
        <message>
            <location filename="../../editor/start/when.py" />
            <source>MMM d</source>
            <translation>M 月 d 日</translation>
        </message>
        <message>
            <location filename="../../editor/start/when.py" />
            <source>MMM d, yyyy</source>
            <translation>yyyy 年 M 月 d 日</translation>
        </message>
        <message>
            <location filename="../../editor/start/when.py" />
            <source>The file is gone</source>
            <translation>文件已不在</translation>
        </message>
        <message>
            <location filename="../../editor/start/when.py" />
            <source>Large: {n} MB</source>
            <translation>文件很大：{n} MB</translation>
        </message>
        <message>
            <location filename="../../editor/start/when.py" />
            <source>Open it to see what is wrong</source>
            <translation>打开看看有什么问题</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/start/when.py" />
            <source>{n} undealt</source>
            <extracomment>For 1: {n} undealt</extracomment>
            <translation>
                <numerusform>{n} 关未发牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/easel.py" />
            <location filename="../../editor/tools/gestures.py" />
            <source>Move {n} cells</source>
            <extracomment>For 1: Move {n} cell</extracomment>
            <translation>
                <numerusform>移动 {n} 格</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/tools/easel.py" />
            <source>Only the chosen cells are painted. Esc lets go of them.</source>
            <translation>只会画在选中的格子上。按 Esc 取消选择。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/easel.py" />
            <location filename="../../editor/tools/gestures.py" />
            <source>Erase {n} cells</source>
            <extracomment>For 1: Erase {n} cell</extracomment>
            <translation>
                <numerusform>擦除 {n} 格</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/tools/easel.py" />
            <source>Resize to {rows} × {cols}</source>
            <translation>大小改为 {rows} × {cols}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/easel.py" />
            <source>Paste {n} cells</source>
            <extracomment>For 1: Paste {n} cell</extracomment>
            <translation>
                <numerusform>粘贴 {n} 格</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/tools/easel.py" />
            <source>Shift the board</source>
            <translation>平移棋盘</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/easel.py" />
            <location filename="../../editor/tools/gestures.py" />
            <source>Fill {n} cells</source>
            <extracomment>For 1: Fill {n} cell</extracomment>
            <translation>
                <numerusform>填充 {n} 格</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/easel.py" />
            <source>Cut {n} cells</source>
            <extracomment>For 1: Cut {n} cell</extracomment>
            <translation>
                <numerusform>剪切 {n} 格</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Choose a rectangle. Shift adds, Alt takes away.</source>
            <translation>框选矩形。Shift 加选，Alt 减选。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Wand</source>
            <translation>魔棒</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Choose touching cells that are alike.</source>
            <translation>选择相邻的相同格子。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Same kind</source>
            <translation>同类</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Choose all cells that are alike.</source>
            <translation>选择所有相同的格子。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Move</source>
            <translation>移动</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Move the selection, or one cell. Ctrl copies.</source>
            <translation>移动选区或一格。按住 Ctrl 复制。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Brush</source>
            <translation>画笔</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Paint. The right button erases, Alt picks.</source>
            <translation>绘制。右键擦除，Alt 取样。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Eraser</source>
            <translation>橡皮</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Erase cells.</source>
            <translation>擦除格子。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Line</source>
            <translation>直线</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Draw a line. Shift keeps it straight.</source>
            <translation>画直线。按住 Shift 保持横平竖直。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Rectangle</source>
            <translation>矩形</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Draw a rectangle. Shift makes a square.</source>
            <translation>画矩形。按住 Shift 画正方形。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Ellipse</source>
            <translation>椭圆</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Draw an ellipse. Shift makes a circle.</source>
            <translation>画椭圆。按住 Shift 画圆。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Fill</source>
            <translation>填充</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Fill touching cells that are alike.</source>
            <translation>填充相邻的相同格子。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Pick</source>
            <translation>取样</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Take up what stands on a cell.</source>
            <translation>拾取格子上的内容。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/gestures.py" />
            <source>Move orbs as a player does. Esc puts them back.</source>
            <translation>像玩家一样拖珠。按 Esc 复原。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/gestures.py" />
            <source>Paint {n} tiles</source>
            <extracomment>For 1: Paint {n} tile</extracomment>
            <translation>
                <numerusform>画 {n} 张牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/gestures.py" />
            <source>Draw a line of {n} tiles</source>
            <extracomment>For 1: Draw a line of {n} tile</extracomment>
            <translation>
                <numerusform>画直线，{n} 张牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/gestures.py" />
            <source>Draw a rectangle of {n} tiles</source>
            <extracomment>For 1: Draw a rectangle of {n} tile</extracomment>
            <translation>
                <numerusform>画矩形，{n} 张牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/gestures.py" />
            <source>Draw an ellipse of {n} tiles</source>
            <extracomment>For 1: Draw an ellipse of {n} tile</extracomment>
            <translation>
                <numerusform>画椭圆，{n} 张牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/tools/gestures.py" />
            <source>Copy {n} cells</source>
            <extracomment>For 1: Copy {n} cell</extracomment>
            <translation>
                <numerusform>复制 {n} 格</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/tour/card.py" />
            <source>done</source>
            <translation>已完成</translation>
        </message>
        <message>
            <location filename="../../editor/tour/card.py" />
            <source>to do now</source>
            <translation>现在做</translation>
        </message>
        <message>
            <location filename="../../editor/tour/card.py" />
            <source>to do</source>
            <translation>待做</translation>
        </message>
        <message>
            <location filename="../../editor/tour/card.py" />
            <source>Leave the tour</source>
            <translation>离开导览</translation>
        </message>
        <message>
            <location filename="../../editor/tour/card.py" />
            <source>That is the whole way. The start page has more layouts, and F1 the guide.</source>
            <translation>全程就是这样。起始页有更多布局，按 F1 看使用说明。</translation>
        </message>
        <message>
            <location filename="../../editor/tour/card.py" />
            <source>Skip this step</source>
            <translation>跳过这步</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>Turn on a mirror</source>
            <translation>打开对称</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>Above the board, choose the mirror left and right: what you paint is repeated.</source>
            <translation>在棋盘上方的“对称”里选“左右对称”：画的内容会镜像重复。</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>Paint a layout</source>
            <translation>画一个布局</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>Drag over the board. The right button erases, and Ctrl+Z takes anything back.</source>
            <translation>在棋盘上拖动。右键擦除，Ctrl+Z 撤销任何操作。</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>Deal it</source>
            <translation>发牌</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>Press Deal: every slot gets a tile, and the board can be cleared.</source>
            <translation>按“发牌”：每个牌位都有牌，而且可解。</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>It stands at the foot of the window. Press ▶ there to see the solution played.</source>
            <translation>它就在窗口底部。按那里的 ▶ 看解法回放。</translation>
        </message>
        <message>
            <location filename="../../editor/tour/steps.py" />
            <source>The arrow at the upper right writes the file that a game loads.</source>
            <translation>右上角的箭头会写出游戏载入的文件。</translation>
        </message>
        <message>
            <location filename="../../editor/truth/desk.py" />
            <source>{kind}, {n}/{m} link</source>
            <translation>{kind}，连 {n}/{m}</translation>
        </message>
        <message>
            <location filename="../../editor/truth/desk.py" />
            <source>counting</source>
            <translation>计数中</translation>
        </message>
        <message>
            <location filename="../../editor/truth/desk.py" />
            <location filename="../../editor/truth/facts.py" />
            <location filename="../../editor/truth/live.py" />
            <source>Proving</source>
            <translation>证明中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/facts.py" />
            <source>{n} kinds</source>
            <extracomment>For 1: {n} kind</extracomment>
            <translation>
                <numerusform>{n} 种</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>{kinds}, all even</source>
            <translation>{kinds}，均为偶数</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>shown on the board</source>
            <translation>已显示在棋盘上</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>{n} of them shown</source>
            <translation>显示其中 {n} 对</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>These two link.</source>
            <translation>这两张可以相连。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/facts.py" />
            <source>{n} turns are needed</source>
            <extracomment>For 1: {n} turn is needed</extracomment>
            <translation>
                <numerusform>需要拐 {n} 次弯</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>No link: {why}.</source>
            <translation>连不上：{why}。</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>No link: they are walled apart.</source>
            <translation>连不上：被完全隔开。</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <location filename="../../editor/truth/live.py" />
            <source>Preparing the rules</source>
            <translation>正在准备规则</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>you can paint meanwhile</source>
            <translation>可以继续编辑</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/facts.py" />
            <source>{n} moves, replayed</source>
            <extracomment>For 1: {n} move, replayed</extracomment>
            <translation>
                <numerusform>{n} 步，已回放验证</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>Not decided</source>
            <translation>未定</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>the search ran out of time</source>
            <translation>搜索超时</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/facts.py" />
            <source>{n} forced moves</source>
            <extracomment>For 1: {n} forced move</extracomment>
            <translation>
                <numerusform>{n} 步别无选择</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/facts.py" />
            <source>{n} tiles no play can free</source>
            <extracomment>For 1: {n} tile no play can free</extracomment>
            <translation>
                <numerusform>{n} 张怎么走都解不开</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/facts.py" />
            <source>{n} cases, all stuck</source>
            <extracomment>For 1: {n} case, stuck</extracomment>
            <translation>
                <numerusform>{n} 种情形，都会卡死</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>every play was tried</source>
            <translation>已穷举所有走法</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>proven by a certificate</source>
            <translation>由证书证明</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>No level</source>
            <translation>没有关卡</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>add one at the left</source>
            <translation>请在左侧添加</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>nothing links</source>
            <translation>没有可连的</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>hidden</source>
            <translation>已隐藏</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/facts.py" />
            <source>{n} cells are in the way</source>
            <extracomment>For 1: {n} cell is in the way</extracomment>
            <translation>
                <numerusform>有 {n} 格挡路</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>{turns}, {most} allowed</source>
            <translation>{turns}，最多允许 {most} 次</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>Not dealt</source>
            <translation>未发牌</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>deal it first</source>
            <translation>请先发牌</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>Nothing to play</source>
            <translation>没有可玩的</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>paint slots or tiles</source>
            <translation>请画牌位或牌</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>Solvable</source>
            <translation>可解</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>Unsolvable</source>
            <translation>无解</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>Grade {n} of 5</source>
            <translation>难度 {n}/5</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>measuring by play</source>
            <translation>正在模拟评测</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>needs a solution</source>
            <translation>需要先有解法</translation>
        </message>
        <message>
            <location filename="../../editor/truth/facts.py" />
            <source>a moment</source>
            <translation>请稍候</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>Every play ends stuck: {n} cases</source>
            <extracomment>For 1: Every play ends stuck: {n} case</extracomment>
            <translation>
                <numerusform>怎么走都会卡死：{n} 种情形</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>{n} tiles are stuck</source>
            <extracomment>For 1: {n} tile is stuck</extracomment>
            <translation>
                <numerusform>{n} 张牌成死牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>and {n} more pairs</source>
            <extracomment>For 1: and {n} more pair</extracomment>
            <translation>
                <numerusform>还有 {n} 对</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>{n} kinds are odd: {list}</source>
            <extracomment>For 1: {n} kind is odd: {list}</extracomment>
            <translation>
                <numerusform>{n} 种为奇数：{list}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>One tile of each cannot find a partner.</source>
            <translation>每种都有一张找不到配对。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <location filename="../../generator/link/repair.py" />
            <source>Change {n} tiles</source>
            <extracomment>For 1: Change {n} tile</extracomment>
            <translation>
                <numerusform>改 {n} 张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>{n} s is short for {m} pairs</source>
            <translation>{n} 秒对 {m} 对来说太短</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>{m} links at {each} s each take {n} s.</source>
            <translation>{m} 次消除，每次 {each} 秒，共需 {n} 秒。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>{n} tiles can never be freed</source>
            <extracomment>For 1: {n} tile can never be freed</extracomment>
            <translation>
                <numerusform>{n} 张牌永远解不开</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>Each is shut in by the others, whatever is played. Checked cell by cell.</source>
            <translation>不管怎么走，它们都互相卡死。已逐格核对。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>Re-deal {n} tiles</source>
            <extracomment>For 1: Re-deal {n} tile</extracomment>
            <translation>
                <numerusform>重发 {n} 张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>When {a} leaves with {b}, {tiles}.</source>
            <translation>若 {a}与 {b}消去，{tiles}。</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>When {a} leaves with {b}, {others} as shown, {tiles}.</source>
            <translation>若 {a}与 {b}消去，{others}如图，则 {tiles}。</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>Each is offered only when a clearing of it has been replayed. Up to {n} s.</source>
            <translation>只有回放验证能消完的才会列出。最多 {n} 秒。</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>None of the small changes that were tried within {n} s was proven.</source>
            <translation>在 {n} 秒内试过的小改动，没有一个得到证明。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>then {n} moves clear it</source>
            <extracomment>For 1: then {n} move clears it</extracomment>
            <translation>
                <numerusform>之后 {n} 步消完</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>{changes}; {clears}, replayed.</source>
            <translation>{changes}；{clears}，已回放验证。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <location filename="../../generator/link/repair.py" />
            <source>Swap {n} tiles</source>
            <extracomment>For 1: Swap {n} tile</extracomment>
            <translation>
                <numerusform>对调 {n} 张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>Add or erase one tile: the tiles are odd in all.</source>
            <translation>请增加或擦除一张牌：总数是奇数。</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>A proven repair</source>
            <translation>已证明的修复</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>Proven repair {n}</source>
            <translation>已证明的修复 {n}</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>{a} and {b} change places</source>
            <translation>{a}与 {b}对调</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>{place}: {old} becomes {new}</source>
            <translation>{place}：{old} → {new}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../editor/truth/faults.py" />
            <source>{n} more</source>
            <extracomment>For 1: {n} more</extracomment>
            <translation>
                <numerusform>还有 {n} 个</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>No play clears this board</source>
            <translation>怎么走都消不完</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <location filename="../../editor/truth/live.py" />
            <source>Looking for repairs</source>
            <translation>正在寻找修复</translation>
        </message>
        <message>
            <location filename="../../editor/truth/faults.py" />
            <source>No repair found</source>
            <translation>没有找到修复</translation>
        </message>
        <message>
            <location filename="../../editor/truth/live.py" />
            <source>Counting pairs</source>
            <translation>正在数对子</translation>
        </message>
        <message>
            <location filename="../../editor/truth/live.py" />
            <source>Measuring</source>
            <translation>评测中</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>Boardloom {version}
Level design for link-tile and orb games.</source>
            <translation>Boardloom {version}
连连看与转珠游戏的关卡设计工具。</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>Board</source>
            <translation>棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>Pairs</source>
            <translation>对子</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>Waves</source>
            <translation>波次</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <location filename="../../editor/window.py" />
            <source>Steps</source>
            <translation>轨迹</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>not saved yet</source>
            <translation>尚未保存</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>Undo: {deed}</source>
            <translation>撤销：{deed}</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>Redo: {deed}</source>
            <translation>重做：{deed}</translation>
        </message>
        <message>
            <location filename="../../editor/window.py" />
            <source>unsaved changes are kept in {file}</source>
            <translation>未保存的改动保留在 {file}</translation>
        </message>
        <message>
            <location filename="../../editor/words.py" />
            <location filename="../../levels/saying.py" />
            <source>, </source>
            <translation>、</translation>
        </message>
        <message>
            <location filename="../../editor/words.py" />
            <location filename="../../generator/link/telling.py" />
            <location filename="../../levels/saying.py" />
            <source>; </source>
            <translation>；</translation>
        </message>
        <message>
            <location filename="../../editor/words.py" />
            <source>{first}, {then}</source>
            <translation>{first}，{then}</translation>
        </message>
        <message>
            <location filename="../../editor/words.py" />
            <source>{first} {then}</source>
            <translation>{first}{then}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../generator/issue.py" />
            <source>{n} cells of the board are not what the layout painted there: deal the level again.</source>
            <extracomment>For 1: {n} cell of the board is not what the layout painted there: deal the level again.</extracomment>
            <translation>
                <numerusform>棋盘有 {n} 格与布局所画的不符：请重新发牌。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../generator/link/big_games.py" />
            <location filename="../../generator/link/players.py" />
            <source>Playing</source>
            <translation>正在模拟对局</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>{slots} slots and {painted} painted tiles make {total}, not a whole number of kinds of {copies}</source>
            <translation>{slots} 个牌位加 {painted} 张已画的牌共 {total}，无法按每种 {copies} 张整分</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>the layout has no slot and no tile: paint some</source>
            <translation>布局里没有牌位也没有牌：请画一些</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>{slots} slots and {tiles} painted tiles make {total}, an odd number: paint or erase one cell</source>
            <translation>{slots} 个牌位加 {tiles} 张已画的牌共 {total}，是奇数：请添画或擦去一格</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>kind {kind} is painted {painted} times, an odd number, and nothing is dealt to make it even</source>
            <translation>种类 {kind} 画了 {painted} 张，是奇数，又没有发牌来凑成偶数</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>the counts make {wanted} tiles, but {slots} slots and {painted} painted tiles make {total}</source>
            <translation>指定的张数共 {wanted}，但 {slots} 个牌位加 {painted} 张已画的牌共 {total}</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>{copies} copies of each kind are an odd number: make it even</source>
            <translation>每种 {copies} 张是奇数：请改成偶数</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>copies give every kind the same number of tiles: leave out either them or the weights</source>
            <translation>每种张数会让各种一样多：它与权重只能留一个</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>, besides {tiles} of painted kinds above {kinds}</source>
            <translation>，另有 {tiles} 张属于 {kinds} 号以上已画的种类</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>{kinds} kinds of {copies} make {tiles} tiles{apart}, but {slots} slots and {painted} painted tiles make {total}</source>
            <translation>{kinds} 种、每种 {copies} 张共 {tiles} 张{apart}，但 {slots} 个牌位加 {painted} 张已画的牌共 {total}</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <location filename="../../generator/orb/supply.py" />
            <source>every weight is 0: give at least one kind a weight above 0</source>
            <translation>所有权重都是 0：请至少给一种大于 0 的权重</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>{slots} slots cannot make {odd} painted kinds even: kinds {named}</source>
            <translation>{slots} 个牌位无法把 {odd} 种已画的凑成偶数：种类 {named}</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>kind {kind} is to have {count} tiles, an odd number</source>
            <translation>种类 {kind} 要有 {count} 张，是奇数</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>kind {kind} is to have {count} tiles, but {painted} are painted</source>
            <translation>种类 {kind} 要有 {count} 张，但已画了 {painted} 张</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>the counts give {got} {name}, not {number}: leave one of the two out</source>
            <translation>指定的张数得出 {got}（{name}），不是 {number}：两者请去掉一个</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>kind {kind} is to have {copies} tiles, but {painted} are painted</source>
            <translation>种类 {kind} 要有 {copies} 张，但已画了 {painted} 张</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>{slots} slots hold at most {pairs} pairs of kinds that are not painted, but {missing} of {kinds} kinds are missing</source>
            <translation>{slots} 个牌位最多容下 {pairs} 对未画的种类，但 {kinds} 种里缺 {missing} 种</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <source>{slots} slots hold {pairs} pairs, too few for {kinds} kinds</source>
            <translation>{slots} 个牌位只有 {pairs} 对，不够 {kinds} 种</translation>
        </message>
        <message>
            <location filename="../../generator/link/counts.py" />
            <location filename="../../generator/orb/supply.py" />
            <source>say what to deal: a number of kinds, of copies, counts or weights by kind</source>
            <translation>请说明发什么：种类数、每种张数、逐种张数或权重</translation>
        </message>
        <message>
            <location filename="../../generator/link/deal.py" />
            <source>there is no method {method!r}: choose one of {list}</source>
            <translation>没有发牌方式 {method!r}：请从 {list} 中选择</translation>
        </message>
        <message>
            <location filename="../../generator/link/deal.py" />
            <source>stones shut in an odd number of tiles, which no deal can clear: {named}</source>
            <translation>墙围住了奇数张牌，怎么发都消不完：{named}</translation>
        </message>
        <message>
            <location filename="../../generator/link/deal.py" />
            <source>of {boards} boards dealt at random none was proven to be solvable: deal with the method dismantle, or with fewer kinds</source>
            <translation>随机发的 {boards} 副牌都未能证明可解：请用 dismantle 方式，或减少种类</translation>
        </message>
        <message>
            <location filename="../../generator/link/deal.py" />
            <source>however the layout is taken apart pair by pair, tiles stay behind that do not link: at best {list}</source>
            <translation>无论怎样逐对拆开布局，总有连不上的牌剩下：最好时剩 {list}</translation>
        </message>
        <message>
            <location filename="../../generator/link/dealer.py" />
            <source>Taking the layout apart</source>
            <translation>正在逐对拆开布局</translation>
        </message>
        <message>
            <location filename="../../generator/link/explain.py" />
            <source>Kind {kind} stands on the board {count} times: tiles leave in pairs, so one would stay.</source>
            <translation>种类 {kind} 在棋盘上有 {count} 张：牌成对消去，总会剩一张。</translation>
        </message>
        <message>
            <location filename="../../generator/link/explain.py" />
            <source>No play can free these {cells} tiles: none links even when all others are gone.</source>
            <translation>怎么走都解不开这 {cells} 张牌：就算其余都消掉，它们也连不上。</translation>
        </message>
        <message>
            <location filename="../../generator/link/explain.py" />
            <source>Every way to pair the tiles leaves some of them stuck, in {sets} ways; here are the {cells} tiles of the smallest.</source>
            <translation>不管怎样配对都会有死牌，共 {sets} 种情形；这里是最小一组的 {cells} 张。</translation>
        </message>
        <message>
            <location filename="../../generator/link/explain.py" />
            <source>Looking for the smallest stuck set</source>
            <translation>正在寻找最小的死牌组</translation>
        </message>
        <message>
            <location filename="../../generator/link/explain.py" />
            <source>They link, but other pairs have need of one of them.</source>
            <translation>它们可以相连，但别的对子需要其中一张。</translation>
        </message>
        <message>
            <location filename="../../generator/link/grade.py" />
            <source>Looking for moves that lose</source>
            <translation>正在寻找会走错的步</translation>
        </message>
        <message>
            <location filename="../../generator/link/hint_run.py" />
            <source>Playing by hints</source>
            <translation>正在按提示试玩</translation>
        </message>
        <message>
            <location filename="../../generator/link/issues.py" />
            <source>kind {kind} stands on the board {number} times, an odd number: add or take one.</source>
            <translation>种类 {kind} 在棋盘上有 {number} 张，是奇数：请增减一张。</translation>
        </message>
        <message>
            <location filename="../../generator/link/issues.py" />
            <source>the report says {stated} pairs, but {pairs} link: measure it again.</source>
            <translation>报告写着 {stated} 对，实际可连 {pairs} 对：请重新评测。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../generator/link/issues.py" />
            <source>the stored solution leaves {n} tiles on the board: solve the level again.</source>
            <extracomment>For 1: the stored solution leaves {n} tile on the board: solve the level again.</extracomment>
            <translation>
                <numerusform>已存的解法会剩下 {n} 张牌：请重新求解。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../generator/link/issues.py" />
            <source>the layout has no slot and no tile: paint some.</source>
            <translation>布局里没有牌位也没有牌：请画一些。</translation>
        </message>
        <message>
            <location filename="../../generator/link/issues.py" />
            <source>{slots} slots and {tiles} painted tiles make an odd number, which no deal can pair: paint or erase one cell.</source>
            <translation>{slots} 个牌位加 {tiles} 张已画的牌是奇数，怎么发都配不成对：请添画或擦去一格。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../generator/link/issues.py" />
            <location filename="../../generator/orb/issues.py" />
            <source>{n} slots were never dealt: deal the level again.</source>
            <extracomment>For 1: {n} slot was never dealt: deal the level again.</extracomment>
            <translation>
                <numerusform>有 {n} 个牌位没有发牌：请重新发牌。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../generator/link/issues.py" />
            <source>the {part} has no tiles: there is nothing to clear.</source>
            <translation>{part} 里没有牌：没有可消的。</translation>
        </message>
        <message>
            <location filename="../../generator/link/issues.py" />
            <source>the stored solution does not replay: {reason}</source>
            <translation>已存的解法走不通：{reason}</translation>
        </message>
        <message>
            <location filename="../../generator/link/paths.py" />
            <source>No path over empty cells joins {a} and {b}.</source>
            <translation>{a} 与 {b} 之间没有经过空格的通路。</translation>
        </message>
        <message>
            <location filename="../../generator/link/paths.py" />
            <source>The straightest path from {a} to {b} takes {turns} turns, {max_turns} are allowed.</source>
            <translation>从 {a} 到 {b} 至少要拐 {turns} 次弯，只允许 {max_turns} 次。</translation>
        </message>
        <message>
            <location filename="../../generator/link/paths.py" />
            <source>{a} is named twice.</source>
            <translation>{a} 写了两次。</translation>
        </message>
        <message>
            <location filename="../../generator/link/paths.py" />
            <source>{a} holds kind {kind}, {b} kind {other}.</source>
            <translation>{a} 是种类 {kind}，{b} 是种类 {other}。</translation>
        </message>
        <message>
            <location filename="../../generator/link/paths.py" />
            <source>{position} is not on the board of {rows} x {cols}.</source>
            <translation>{position} 不在 {rows} x {cols} 的棋盘上。</translation>
        </message>
        <message>
            <location filename="../../generator/link/paths.py" />
            <source>There is no tile at {position}.</source>
            <translation>{position} 处没有牌。</translation>
        </message>
        <message>
            <location filename="../../generator/link/prove_cases.py" />
            <source>Writing down the proof: {nodes} cases</source>
            <translation>正在写出证明：{nodes} 种情形</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>Fewer changes cannot do: {n} kinds are odd, and one change mends two.</source>
            <translation>不能更少：有 {n} 种为奇数，改一处最多修正两种。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>Of {tiles} tiles one always stays: add a tile or remove one.</source>
            <translation>共 {tiles} 张牌，总会剩一张：请增减一张。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>The board can be cleared as it is.</source>
            <translation>棋盘本来就可解。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>One swap is the fewest there can be: as it is, nothing clears the board.</source>
            <translation>最少也要对调一次：照现在的样子怎么都消不完。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>Whether the board can be cleared as it is remains open.</source>
            <translation>棋盘本身是否可解仍未定。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>Whether a single swap helps is not known: of {all} that could, {tried} were tried, {undecided} of them undecided.</source>
            <translation>对调一次是否有用尚不清楚：可能的有 {all} 种，试了 {tried} 种，其中 {undecided} 种未定。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>Tried {number} repairs, found {found}</source>
            <translation>已试 {number} 种修复，找到 {found} 种</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>None of the changes that were tried makes the board solvable.</source>
            <translation>试过的改动都不能让棋盘可解。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>No single swap helps: all {all} that could were tried. Whether two do is not known.</source>
            <translation>对调一次都没用：可能的 {all} 种全试过了。两次是否有用尚不清楚。</translation>
        </message>
        <message>
            <location filename="../../generator/link/repair.py" />
            <source>No single swap helps: all {all} that could were tried.</source>
            <translation>对调一次都没用：可能的 {all} 种全试过了。</translation>
        </message>
        <message>
            <location filename="../../generator/link/solve_collapse.py" />
            <source>Searched {nodes:,} positions; at best {left:.0%} of the tiles stay</source>
            <translation>已搜索 {nodes:,} 个局面；最好时剩 {left:.0%} 的牌</translation>
        </message>
        <message>
            <location filename="../../generator/link/solve_static.py" />
            <source>Searched {nodes:,} pairings; at best {left:.0%} of the tiles stay</source>
            <translation>已搜索 {nodes:,} 种配对；最好时剩 {left:.0%} 的牌</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{what}: wished {low} to {high}, got {got}.</source>
            <translation>{what}：期望 {low} 至 {high}，实为 {got}。</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{cells} and {more} more</source>
            <translation>{cells} 等，另有 {more} 个</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{what}: wished {wished}, got {got}.</source>
            <translation>{what}：期望 {wished}，实为 {got}。</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>The proof goes through the cases of which tile leaves with which:</source>
            <translation>证明逐一考察哪张牌与哪张一起消去：</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{tile}, kind {kind}:</source>
            <translation>{tile}，种类 {kind}：</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>They stand at {cells}.</source>
            <translation>它们位于 {cells}。</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{tile}, kind {kind}, may leave with {partners}.</source>
            <translation>{tile}，种类 {kind}，可与 {partners} 一起消去。</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{tile} becomes kind {kind}</source>
            <translation>{tile} 改为种类 {kind}</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{number}. {what}: {changes}. Then {moves} moves clear the board.</source>
            <translation>{number}. {what}：{changes}。之后 {moves} 步消完。</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{number} With {partner}:</source>
            <translation>{number} 与 {partner}：</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>with {partner}: {why} In the way: {blockers}.</source>
            <translation>与 {partner}：{why} 挡路的有 {blockers}。</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>with {partner}: {why}</source>
            <translation>与 {partner}：{why}</translation>
        </message>
        <message>
            <location filename="../../generator/link/telling.py" />
            <source>{number} With {partner}: then {n} tiles are stuck, {cells}.</source>
            <translation>{number} 与 {partner}：之后 {n} 张成死牌，即 {cells}。</translation>
        </message>
        <message>
            <location filename="../../generator/link/wish.py" />
            <source>a board of more than 62 rows and 62 columns cannot be dealt to a wish</source>
            <translation>超过 62 行 62 列的棋盘不能按期望发牌</translation>
        </message>
        <message>
            <location filename="../../generator/link/wish.py" />
            <source>there is no player {player!r}: choose one of {list}</source>
            <translation>没有玩家 {player!r}：请从 {list} 中选择</translation>
        </message>
        <message>
            <location filename="../../generator/link/wish.py" />
            <source>Looking for the wished board, off by {error:.2f}</source>
            <translation>正在寻找符合期望的牌面，还差 {error:.2f}</translation>
        </message>
        <message>
            <location filename="../../generator/orb/deal.py" />
            <source>every board with these orbs has a match before anyone moves; all were gone through: take more kinds, or counts that are more alike</source>
            <translation>用这些珠子怎么摆都会一开始就有可消的，已全部试过：请增加种类，或让各种数量更接近</translation>
        </message>
        <message>
            <location filename="../../generator/orb/deal.py" />
            <source>the painted orbs of kind {kind} match already, at row {row}, column {col}</source>
            <translation>已画的种类 {kind} 的珠子在第 {row} 行第 {col} 列已经可消</translation>
        </message>
        <message>
            <location filename="../../generator/orb/deal.py" />
            <source>Dealing orbs</source>
            <translation>正在发珠</translation>
        </message>
        <message>
            <location filename="../../generator/orb/deal.py" />
            <source>no board without a match was found, though {laid} orbs were laid: take more kinds, or counts that are more alike</source>
            <translation>摆了 {laid} 颗珠子，仍没有找到开局不可消的盘面：请增加种类，或让各种数量更接近</translation>
        </message>
        <message>
            <location filename="../../generator/orb/deal.py" />
            <source>Looking for a board without a match</source>
            <translation>正在寻找开局不可消的盘面</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>the rules let neighbours swap, and allow no drag</source>
            <translation>规则是相邻交换，不允许拖珠</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>there is no orb at row {row}, column {col}</source>
            <translation>第 {row} 行第 {col} 列没有珠子</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>row {row}, column {col} is not on the board</source>
            <translation>第 {row} 行第 {col} 列不在棋盘上</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>no orb can be at row {row}, column {col}: there is an obstacle</source>
            <translation>第 {row} 行第 {col} 列有障碍，不能有珠子</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>the orb at row {row}, column {col} is immovable</source>
            <translation>第 {row} 行第 {col} 列的珠子不可移动</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>the rules let one orb be dragged, and allow no free swaps</source>
            <translation>规则是拖珠，不允许任意交换</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>the rules allow {max_steps} swaps</source>
            <translation>规则只允许 {max_steps} 次交换</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>({a}, {a2}) and ({b}, {b2}) are not neighbours</source>
            <translation>({a}, {a2}) 与 ({b}, {b2}) 不相邻</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>there is no orb at ({a}, {a2}) or ({b}, {b2})</source>
            <translation>({a}, {a2}) 和 ({b}, {b2}) 都没有珠子</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>{letter} is a diagonal step, and the rules allow none</source>
            <translation>{letter} 是斜走，规则不允许</translation>
        </message>
        <message>
            <location filename="../../generator/orb/drag.py" />
            <source>the rules allow {max_steps} steps</source>
            <translation>规则只允许 {max_steps} 步</translation>
        </message>
        <message numerus="yes">
            <location filename="../../generator/orb/issues.py" />
            <source>{n} combos clear before anyone moves, one at row {row}, column {col}: change an orb of each.</source>
            <extracomment>For 1: {n} combo clears before anyone moves, at row {row}, column {col}: change an orb of it.</extracomment>
            <translation>
                <numerusform>还没动就有 {n} 组会消除，其中一组在第 {row} 行第 {col} 列：请各改一颗珠子。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../generator/orb/issues.py" />
            <source>{n} orbs hang over empty cells: they stay there until a combo clears.</source>
            <extracomment>For 1: {n} orb hangs over empty cells: it stays there until a combo clears.</extracomment>
            <translation>
                <numerusform>有 {n} 颗珠子悬在空格上：直到有连击消除才会落下。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>no arrangement of these orbs makes a combo: add orbs of one kind, or ask for shorter runs.</source>
            <translation>这些珠子怎么摆都凑不出连击：请增加同种珠子，或减少连消颗数。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>the stored swaps cannot be played: swap {index}: {reason}.</source>
            <translation>已存的交换走不通：第 {index} 次：{reason}。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>the stored route cannot be played: {step}{reason}.</source>
            <translation>已存的路线走不通：{step}{reason}。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>there is no orb at row {row}, column {col} to be marked plus: take the mark away.</source>
            <translation>第 {row} 行第 {col} 列没有珠子可标加号：请去掉标记。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>step {index}: </source>
            <translation>第 {index} 步：</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>the stored route does not meet goal {index}: it gives {got}.</source>
            <translation>已存的路线未达成目标 {index}：结果是 {got}。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source> of kind {kind}</source>
            <translation> 种类 {kind} 的</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>the {part} has no orbs: paint some.</source>
            <translation>{part} 里没有珠子：请画一些。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>every weight is 0: give one kind a weight above 0.</source>
            <translation>所有权重都是 0：请给某一种大于 0 的权重。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>the goal names kind {kind} but no number of orbs: name it, or leave the kind out.</source>
            <translation>目标写了种类 {kind} 却没有颗数：请写明颗数，或去掉种类。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>the goal {reason}: ask for less.</source>
            <translation>目标{reason}：请降低要求。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>asks for {combos} combos, but these orbs give at most {most}</source>
            <translation>要求 {combos} 连击，但这些珠子最多 {most}</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>asks for orbs of kind {kind}, which never matches</source>
            <translation>要求种类 {kind} 的珠子，而它永远不可消</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>the goal asks for nothing: name combos or orbs, or remove it.</source>
            <translation>目标什么都没要求：请写明连击数或珠子数，或移除它。</translation>
        </message>
        <message>
            <location filename="../../generator/orb/issues.py" />
            <source>asks for {orbs} orbs{kind}, but there are {there}</source>
            <translation>要求{kind} {orbs} 颗珠子，但只有 {there} 颗</translation>
        </message>
        <message>
            <location filename="../../generator/orb/supply.py" />
            <source>orbs are not dealt by the method {method!r}: use one of {list}</source>
            <translation>发珠不能用 {method!r} 方式：请用 {list} 之一</translation>
        </message>
        <message>
            <location filename="../../generator/orb/supply.py" />
            <source>wishes are for link boards: leave them out</source>
            <translation>期望只用于连连看：请去掉</translation>
        </message>
        <message>
            <location filename="../../generator/orb/supply.py" />
            <source>the counts leave {wanted} orbs to be dealt, but there are {slots} slots</source>
            <translation>按张数还要发 {wanted} 颗珠子，但有 {slots} 个空位</translation>
        </message>
        <message>
            <location filename="../../generator/orb/supply.py" />
            <source>kind {kind} is to have {totals} orbs, but {count} are painted</source>
            <translation>种类 {kind} 要有 {totals} 颗，但已画了 {count} 颗</translation>
        </message>
        <message>
            <location filename="../../generator/picture_issues.py" />
            <source>the picture {picture} is not a path: write it with / between folders, relative to the pack.</source>
            <translation>图片 {picture} 不是路径：请写成相对关卡包、以 / 分隔的路径。</translation>
        </message>
        <message>
            <location filename="../../generator/picture_issues.py" />
            <source>the picture {picture} leaves the folder of the pack: copy the file into it.</source>
            <translation>图片 {picture} 在关卡包文件夹之外：请把文件复制进来。</translation>
        </message>
        <message>
            <location filename="../../generator/picture_issues.py" />
            <source>the picture {picture} is not there: put it back, or choose another.</source>
            <translation>图片 {picture} 不存在：请放回原处，或另选一张。</translation>
        </message>
        <message>
            <location filename="../../generator/picture_issues.py" />
            <source>the picture {picture} is not a file: choose one.</source>
            <translation>图片 {picture} 不是文件：请选择文件。</translation>
        </message>
        <message>
            <location filename="../../generator/picture_issues.py" />
            <source>"{name}" has the same picture as "{other}": give it another, to be told apart.</source>
            <translation>“{name}”与“{other}”的图片相同：请换一张以便区分。</translation>
        </message>
        <message>
            <location filename="../../generator/picture_issues.py" />
            <source>the picture {picture} has more than {most} MB: make it smaller.</source>
            <translation>图片 {picture} 超过 {most} MB：请缩小。</translation>
        </message>
        <message>
            <location filename="../../generator/picture_issues.py" />
            <source>the picture {picture} cannot be read ({reason}): choose another.</source>
            <translation>图片 {picture} 无法读取（{reason}）：请另选一张。</translation>
        </message>
        <message>
            <location filename="../../generator/replay.py" />
            <source>no path with at most {max_turns} turns joins ({row1}, {col1}) and ({row2}, {col2})</source>
            <translation>({row1}, {col1}) 与 ({row2}, {col2}) 之间没有至多拐 {max_turns} 次弯的通路</translation>
        </message>
        <message>
            <location filename="../../generator/replay.py" />
            <source>({row1}, {col1}) or ({row2}, {col2}) is not on the board of {rows} x {cols}</source>
            <translation>({row1}, {col1}) 或 ({row2}, {col2}) 不在 {rows} x {cols} 的棋盘上</translation>
        </message>
        <message>
            <location filename="../../generator/replay.py" />
            <source>({row1}, {col1}) is named twice</source>
            <translation>({row1}, {col1}) 写了两次</translation>
        </message>
        <message>
            <location filename="../../generator/replay.py" />
            <source>there is no tile at ({row}, {col})</source>
            <translation>({row}, {col}) 处没有牌</translation>
        </message>
        <message>
            <location filename="../../generator/replay.py" />
            <source>({row1}, {col1}) holds kind {kind1}, ({row2}, {col2}) kind {kind2}</source>
            <translation>({row1}, {col1}) 是种类 {kind1}，({row2}, {col2}) 是种类 {kind2}</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>links and collapses</source>
            <translation>连线与补位</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>dealing</source>
            <translation>发牌</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>proofs</source>
            <translation>证明</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>simulated players</source>
            <translation>模拟玩家</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>orb boards</source>
            <translation>转珠棋盘</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>Ready</source>
            <translation>就绪</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>Compiling, this once, {what}</source>
            <translation>首次使用，正在编译：{what}</translation>
        </message>
        <message>
            <location filename="../../generator/warm.py" />
            <source>Loading {what}</source>
            <translation>正在载入：{what}</translation>
        </message>
        <message>
            <location filename="../../levels/atomic.py" />
            <source>{name} was written in place, since it could not be replaced at once ({reason}); a crash while it is being saved would damage it, so keep a copy</source>
            <translation>无法一次性替换 {name}（{reason}），已就地写入；若保存时崩溃会损坏文件，请留一份副本</translation>
        </message>
        <message>
            <location filename="../../levels/atomic.py" />
            <source>the file is read-only</source>
            <translation>文件是只读的</translation>
        </message>
        <message>
            <location filename="../../levels/atomic.py" />
            <source>there is no folder {folder}</source>
            <translation>没有文件夹 {folder}</translation>
        </message>
        <message>
            <location filename="../../levels/atomic.py" />
            <source>the disk did not confirm that it holds the file; a power failure may still undo it</source>
            <translation>磁盘没有确认文件已写入；断电可能会丢失</translation>
        </message>
        <message>
            <location filename="../../levels/atomic.py" />
            <source>{name} was written, but the disk did not confirm it: {reason}</source>
            <translation>{name} 已写入，但磁盘没有确认：{reason}</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>{rows} x {cols}</source>
            <translation>{rows} x {cols}</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>kind {kind} is unknown: the pack lists {count} kinds</source>
            <translation>种类 {kind} 未知：关卡包只列出 {count} 种</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>kind {kind} is above {most}</source>
            <translation>种类 {kind} 超过 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>a level needs a layout or a board</source>
            <translation>关卡需要布局或棋盘</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>is {size}, but the layout is {size2}</source>
            <translation>是 {size}，但布局是 {size2}</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>lies outside the board of {size}</source>
            <translation>在 {size} 的棋盘之外</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>levels[{earlier}] has the id "{level_id}" too</source>
            <translation>levels[{earlier}] 的 id 也是 "{level_id}"</translation>
        </message>
        <message>
            <location filename="../../levels/coherence.py" />
            <source>step {number} ({letter}) leaves the board of {size}</source>
            <translation>第 {number} 步（{letter}）走出了 {size} 的棋盘</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>this is a pack of version {version}, and this Boardloom reads up to version {current}</source>
            <translation>这是第 {version} 版的关卡包，而本 Boardloom 最多读到第 {current} 版</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>is {found}; a pack says "{format}"</source>
            <translation>是 {found}；关卡包应为 "{format}"</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>is no pack: a pack says "format": "{format}" and has "levels"</source>
            <translation>不是关卡包：关卡包要写 "format": "{format}" 并含有 "levels"</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>{wanted}; get a newer Boardloom</source>
            <translation>{wanted}；请更新 Boardloom</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>there never was a version {version} of packs; the current one is {current}</source>
            <translation>关卡包没有第 {version} 版；当前是第 {current} 版</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>is {found}</source>
            <translation>是 {found}</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <location filename="../../levels/shapes.py" />
            <source>is missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <location filename="../../levels/shapes.py" />
            <source>is {found}, not a whole number</source>
            <translation>是 {found}，不是整数</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>is {found}, not a list</source>
            <translation>是 {found}，不是列表</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>is {found}, not a level</source>
            <translation>是 {found}，不是关卡</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>{told}; it must be "link" or "orb"{hint}</source>
            <translation>{told}；必须是 "link" 或 "orb"{hint}</translation>
        </message>
        <message>
            <location filename="../../levels/diagnosis.py" />
            <source>is {found}, not a pack</source>
            <translation>是 {found}，不是关卡包</translation>
        </message>
        <message numerus="yes">
            <location filename="../../levels/faults.py" />
            <source>{n} entries</source>
            <extracomment>For 1: {n} entry</extracomment>
            <translation>
                <numerusform>{n} 项</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../levels/faults.py" />
            <source>{source}: {n} faults</source>
            <extracomment>For 1: {source}: {n} fault</extracomment>
            <translation>
                <numerusform>{source}：{n} 处错误</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../levels/faults.py" />
            <source>  {fault}</source>
            <translation>  {fault}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../levels/faults.py" />
            <source>  and {n} more</source>
            <extracomment>For 1:   and {n} more</extracomment>
            <translation>
                <numerusform>  还有 {n} 处</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>the first row of this board would be read as its size; write it with a header</source>
            <translation>棋盘的第一行会被当成大小；请加上表头再写</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>line {number}, column {column}</source>
            <translation>第 {number} 行第 {column} 列</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>the first line reads as a size of {count} rows and {length} columns</source>
            <translation>第一行读作大小：{count} 行 {length} 列</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>holds no row of numbers</source>
            <translation>没有任何一行数字</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>kind 1 stands at row {row}, column {col}, but in this notation a 1 is a tile to be dealt</source>
            <translation>第 {row} 行第 {col} 列是种类 1，但在这种写法里 1 表示待发的牌</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>the board has {rows} rows; {most} is the most</source>
            <translation>棋盘有 {rows} 行；上限是 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>the board has {length} columns; {most} is the most</source>
            <translation>棋盘有 {length} 列；上限是 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>{word!r} is not a whole number</source>
            <translation>{word!r} 不是整数</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>{entry} is no cell: codes go from {least} to {most}</source>
            <translation>{entry} 不是格子代码：代码从 {least} 到 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>line {line}</source>
            <translation>第 {line} 行</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>{told}, but {rows} rows follow</source>
            <translation>{told}，但后面有 {rows} 行</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>the row has {entries}, expected {length}</source>
            <translation>该行有 {entries}，应为 {length} 项</translation>
        </message>
        <message>
            <location filename="../../levels/formats/matrix.py" />
            <source>no number stands before this comma</source>
            <translation>这个逗号前没有数字</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>the board</source>
            <translation>棋盘</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{list} E, and . for an empty cell</source>
            <translation>{list} E，以及表示空格的 .</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>0 to 9</source>
            <translation>0 到 9</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>kind {cell}</source>
            <translation>种类 {cell}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{letters} letters in rows of {cols} make {rows} rows, not {height}</source>
            <translation>{letters} 个字母按每行 {cols} 个是 {rows} 行，不是 {height} 行</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>replay, entry {position}</source>
            <translation>回放，第 {position} 项</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>row {row}, column {col}</source>
            <translation>第 {row} 行第 {col} 列</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{cell} has no letter</source>
            <translation>{cell} 没有对应的字母</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>the route</source>
            <translation>路线</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>the address, patt</source>
            <translation>网址，patt</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>a board has at most {most} rows and columns</source>
            <translation>棋盘最多 {most} 行、{most} 列</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{count} ({wide} x {tall})</source>
            <translation>{count} ({wide} x {tall})</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{length} letters say no size; known lengths are {sizes}: name the columns</source>
            <translation>{length} 个字母推不出大小；已知长度有 {sizes}：请写明列数</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{length} letters do not make rows of {cols}: {rest} are left over</source>
            <translation>{length} 个字母不能按每行 {cols} 个分完：余 {rest} 个</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>a slot</source>
            <translation>牌位</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>a wall</source>
            <translation>墙</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>a void</source>
            <translation>空洞</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{word!r} is not a whole number from {least} to {most}</source>
            <translation>{word!r} 不是 {least} 到 {most} 的整数</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>has {marks} marks for {cells} cells</source>
            <translation>有 {marks} 个标记，却有 {cells} 格</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>there are no letters</source>
            <translation>没有字母</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>there is no board: patt holds its letters</source>
            <translation>没有棋盘：patt 里应是它的字母</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>level {id}</source>
            <translation>关卡 {id}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>position {position}</source>
            <translation>第 {position} 位</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>the letter {letter!r} stands for no orb; known are {known}</source>
            <translation>字母 {letter!r} 不代表任何珠子；已知的有 {known}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>row {number}</source>
            <translation>第 {number} 行</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>has {letters} letters, expected {width}</source>
            <translation>有 {letters} 个字母，应为 {width} 个</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>plusses, position {position}</source>
            <translation>plusses，第 {position} 位</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{mark!r} is neither P nor a dot</source>
            <translation>{mark!r} 既不是 P 也不是点</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>{word!r} is no cell of the board: they go from 0 to {most}</source>
            <translation>{word!r} 不是棋盘的格子：格子从 0 到 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>cell {word} is not beside the one before it</source>
            <translation>格子 {word} 与前一格不相邻</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>line {number}, {where}</source>
            <translation>第 {number} 行，{where}</translation>
        </message>
        <message>
            <location filename="../../levels/formats/orb_strings.py" />
            <source>line {number}</source>
            <translation>第 {number} 行</translation>
        </message>
        <message>
            <location filename="../../levels/packs.py" />
            <source>pack "{name}"</source>
            <translation>关卡包“{name}”</translation>
        </message>
        <message>
            <location filename="../../levels/packs.py" />
            <source>would not load again as it is now</source>
            <translation>照现在这样保存后将无法再载入</translation>
        </message>
        <message>
            <location filename="../../levels/pictures.py" />
            <source>{path} is not a file</source>
            <translation>{path} 不是文件</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>there is no such file</source>
            <translation>没有这个文件</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>the file may not be read: permission denied</source>
            <translation>没有权限读取该文件</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>is a folder, not a file</source>
            <translation>是文件夹，不是文件</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>there is no such file: a part of the path is not a folder</source>
            <translation>没有这个文件：路径中有一段不是文件夹</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>the path goes round in a circle of symbolic links</source>
            <translation>路径中的符号链接成了环</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>line {line}, column {column}</source>
            <translation>第 {line} 行第 {column} 列</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>the file is empty</source>
            <translation>文件是空的</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>is UTF-16 text; save it as UTF-8</source>
            <translation>是 UTF-16 文本；请存为 UTF-8</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>is a folder</source>
            <translation>是文件夹</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>is {name} text; save it as UTF-8</source>
            <translation>是 {name} 文本；请存为 UTF-8</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>byte 0x{data:02x} is not UTF-8; save the file as UTF-8</source>
            <translation>字节 0x{data:02x} 不是 UTF-8；请把文件存为 UTF-8</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>is larger than {most} bytes, the most that is read</source>
            <translation>超过 {most} 字节的读取上限</translation>
        </message>
        <message>
            <location filename="../../levels/reading.py" />
            <source>no file can have this name</source>
            <translation>文件不能叫这个名字</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>a whole number</source>
            <translation>整数</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>a number</source>
            <translation>数字</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>text</source>
            <translation>文本</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>true or false</source>
            <translation>true 或 false</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>an object</source>
            <translation>对象</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>a list</source>
            <translation>列表</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>a list of rows</source>
            <translation>由行组成的列表</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>a {type}</source>
            <translation>{type}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>; did you mean "{near}"?</source>
            <translation>；是不是 "{near}"？</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}, not {wanted}</source>
            <translation>是 {found}，不是{wanted}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is no number, or one too large to be kept</source>
            <translation>不是数字，或大得存不下</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>lists and objects lie more than {depth} deep in one another</source>
            <translation>列表和对象嵌套超过 {depth} 层</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>has {entries}, expected {wanted}</source>
            <translation>有 {entries}，应为 {wanted} 项</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>must not be empty</source>
            <translation>不能为空</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>a board needs at least one row and one column</source>
            <translation>棋盘至少要有一行一列</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>has {rows} rows; {most} is the most</source>
            <translation>有 {rows} 行；上限是 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}, not a row of cells</source>
            <translation>是 {found}，不是一行格子</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>appears more than once</source>
            <translation>出现了不止一次</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>holds half a character (\u{code:04x} without its other half)</source>
            <translation>含有半个字符（\u{code:04x} 缺另一半）</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}, not of the form {form}</source>
            <translation>是 {found}，不符合格式 {form}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}, not one of {list}{hint}</source>
            <translation>是 {found}，不在 {list} 之中{hint}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is no field of this format{hint}</source>
            <translation>不是这种格式的字段{hint}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}; the least is {limit}</source>
            <translation>是 {found}；最小是 {limit}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>has {length} columns; {most} is the most</source>
            <translation>有 {length} 列；上限是 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {cell}; cells go from {least} to {most}</source>
            <translation>是 {cell}；格子代码从 {least} 到 {most}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>{message}; it may also be text</source>
            <translation>{message}；也可以是文本</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}; it must be more than {limit}</source>
            <translation>是 {found}；必须大于 {limit}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>row {index} has {entries}, expected {length}</source>
            <translation>第 {index} 行有 {entries}，应为 {length} 项</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}; the most is {limit}</source>
            <translation>是 {found}；最大是 {limit}</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>is {found}, which JSON cannot say</source>
            <translation>是 {found}，JSON 无法表示</translation>
        </message>
        <message>
            <location filename="../../levels/shapes.py" />
            <source>has {found} for a key; JSON wants text</source>
            <translation>以 {found} 作键；JSON 要求是文本</translation>
        </message>
        <message>
            <location filename="../../levels/strict_json.py" />
            <source>lists and objects lie more than {max_depth} deep in one another here</source>
            <translation>列表和对象在此嵌套超过 {max_depth} 层</translation>
        </message>
        <message>
            <location filename="../../levels/strict_json.py" />
            <source>the text ends before the JSON does</source>
            <translation>JSON 还没结束，文本就断了</translation>
        </message>
        <message>
            <location filename="../../levels/strict_json.py" />
            <source>this comma has nothing after it; JSON wants none before {after}</source>
            <translation>这个逗号后面没有内容；JSON 不允许在 {after} 之前有逗号</translation>
        </message>
        <message>
            <location filename="../../levels/strict_json.py" />
            <source>this comma has nothing after it; JSON wants none before {here}</source>
            <translation>这个逗号后面没有内容；JSON 不允许在 {here} 之前有逗号</translation>
        </message>
        <message>
            <location filename="../../levels/strict_json.py" />
            <source>JSON puts text in double quotes ("), not single ones</source>
            <translation>JSON 的文本要用双引号 (")，不是单引号</translation>
        </message>
        <message>
            <location filename="../../levels/strict_json.py" />
            <source>JSON has no comments</source>
            <translation>JSON 没有注释</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>View</source>
            <translation>视图</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Generate</source>
            <translation>生成</translation>
        </message>
        <message>
            <location filename="../../editor/actions.py" />
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>No symmetry</source>
            <translation>不对称</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Left and right</source>
            <translation>左右对称</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Top and bottom</source>
            <translation>上下对称</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>All four quarters</source>
            <translation>四方对称</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Diagonal</source>
            <translation>对角线</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>The board must be square.</source>
            <translation>棋盘必须是正方形。</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Other diagonal</source>
            <translation>反对角线</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Both diagonals</source>
            <translation>两条对角线</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Half turn</source>
            <translation>旋转 180°</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Quarter turns</source>
            <translation>旋转 90°</translation>
        </message>
        <message>
            <location filename="../../editor/tools/symmetry.py" />
            <source>Rows and columns must both be even or both be odd.</source>
            <translation>行数与列数必须同为偶数或同为奇数。</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 1</source>
            <translation>一筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 2</source>
            <translation>二筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 3</source>
            <translation>三筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 4</source>
            <translation>四筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 5</source>
            <translation>五筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 6</source>
            <translation>六筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 7</source>
            <translation>七筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 8</source>
            <translation>八筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dots 9</source>
            <translation>九筒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 1</source>
            <translation>一条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 2</source>
            <translation>二条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 3</source>
            <translation>三条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 4</source>
            <translation>四条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 5</source>
            <translation>五条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 6</source>
            <translation>六条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 7</source>
            <translation>七条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 8</source>
            <translation>八条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo 9</source>
            <translation>九条</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 1</source>
            <translation>一万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 2</source>
            <translation>二万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 3</source>
            <translation>三万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 4</source>
            <translation>四万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 5</source>
            <translation>五万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 6</source>
            <translation>六万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 7</source>
            <translation>七万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 8</source>
            <translation>八万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>characters 9</source>
            <translation>九万</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>east wind</source>
            <translation>东风</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>south wind</source>
            <translation>南风</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>west wind</source>
            <translation>西风</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>north wind</source>
            <translation>北风</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>red dragon</source>
            <translation>红中</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>green dragon</source>
            <translation>发财</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>white dragon</source>
            <translation>白板</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>plum</source>
            <translation>梅</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>orchid</source>
            <translation>兰</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>chrysanthemum</source>
            <translation>菊</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bamboo plant</source>
            <translation>竹</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>spring</source>
            <translation>春</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>summer</source>
            <translation>夏</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>autumn</source>
            <translation>秋</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>winter</source>
            <translation>冬</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>fire</source>
            <translation>火</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>water</source>
            <translation>水</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>wood</source>
            <translation>木</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>light</source>
            <translation>光</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>dark</source>
            <translation>暗</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>heart</source>
            <translation>心</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>jammer</source>
            <translation>干扰珠</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>poison</source>
            <translation>毒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>mortal poison</source>
            <translation>猛毒</translation>
        </message>
        <message>
            <location filename="../../levels/kinds.py" />
            <source>bomb</source>
            <translation>炸弹</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Arrows</source>
            <translation>方向键</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Move the cell cursor</source>
            <translation>移动格子光标</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Shift+arrows</source>
            <translation>Shift + 方向键</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Select cells</source>
            <translation>选择格子</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Home, End, PgUp, PgDown</source>
            <translation>Home、End、PgUp、PgDown</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Jump with the cell cursor; with Ctrl to a corner</source>
            <translation>光标跳到边上；加 Ctrl 跳到角上</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Enter or Space</source>
            <translation>Enter 或空格</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Press with the tool that is held</source>
            <translation>用手中的工具按下</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Space and drag</source>
            <translation>按住空格拖动</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Move the board in sight</source>
            <translation>移动画面中的棋盘</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Let go, or take back a gesture</source>
            <translation>取消选择，或撤回正在进行的操作</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Tab, Shift+Tab</source>
            <translation>Tab、Shift+Tab</translation>
        </message>
        <message>
            <location filename="../../editor/keys.py" />
            <source>Go to the next control, or the one before</source>
            <translation>到下一个或上一个控件</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>None</source>
            <translation>不移动</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Tiles stay where they are</source>
            <translation>牌留在原处</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Down</source>
            <translation>向下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Tiles fall down</source>
            <translation>牌向下落</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Up</source>
            <translation>向上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Tiles rise up</source>
            <translation>牌向上升</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left</source>
            <translation>向左</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Tiles move left</source>
            <translation>牌向左移</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Right</source>
            <translation>向右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Tiles move right</source>
            <translation>牌向右移</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Split up and down</source>
            <translation>上下分开</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Up, down</source>
            <translation>上下分开</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Upper half up, lower half down</source>
            <translation>上半向上，下半向下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>To the middle row</source>
            <translation>向中间行</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>To the row</source>
            <translation>向中间行</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Upper half down, lower half up</source>
            <translation>上半向下，下半向上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Split left and right</source>
            <translation>左右分开</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left, right</source>
            <translation>左右分开</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left half left, right half right</source>
            <translation>左半向左，右半向右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>To the middle column</source>
            <translation>向中间列</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>To column</source>
            <translation>向中间列</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left half right, right half left</source>
            <translation>左半向右，右半向左</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Top left, bottom right</source>
            <translation>上左下右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>TL + BR</source>
            <translation>上左下右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Upper half left, lower half right</source>
            <translation>上半向左，下半向右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Top right, bottom left</source>
            <translation>上右下左</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>TR + BL</source>
            <translation>上右下左</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Upper half right, lower half left</source>
            <translation>上半向右，下半向左</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left up, right down</source>
            <translation>左上右下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>LU + RD</source>
            <translation>左上右下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left half up, right half down</source>
            <translation>左半向上，右半向下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left down, right up</source>
            <translation>左下右上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>LD + RU</source>
            <translation>左下右上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Left half down, right half up</source>
            <translation>左半向下，右半向上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Outward</source>
            <translation>向四周</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Away from the middle: up and down, then left and right</source>
            <translation>离开中心：先上下，再左右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>To the center</source>
            <translation>向中心</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Center</source>
            <translation>向中心</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Towards the middle: up and down, then left and right</source>
            <translation>靠向中心：先上下，再左右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Top left</source>
            <translation>向左上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Up, then left</source>
            <translation>先上后左</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Top right</source>
            <translation>向右上</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Up, then right</source>
            <translation>先上后右</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Bottom left</source>
            <translation>向左下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Down, then left</source>
            <translation>先下后左</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Bottom right</source>
            <translation>向右下</translation>
        </message>
        <message>
            <location filename="../../editor/panels/rule_words.py" />
            <source>Down, then right</source>
            <translation>先下后右</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Mahjong</source>
            <translation>麻将</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 1</source>
            <translation>一筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 2</source>
            <translation>二筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 3</source>
            <translation>三筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 4</source>
            <translation>四筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 5</source>
            <translation>五筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 6</source>
            <translation>六筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 7</source>
            <translation>七筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 8</source>
            <translation>八筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dot 9</source>
            <translation>九筒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 1</source>
            <translation>一条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 2</source>
            <translation>二条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 3</source>
            <translation>三条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 4</source>
            <translation>四条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 5</source>
            <translation>五条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 6</source>
            <translation>六条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 7</source>
            <translation>七条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 8</source>
            <translation>八条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo 9</source>
            <translation>九条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 1</source>
            <translation>一万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 2</source>
            <translation>二万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 3</source>
            <translation>三万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 4</source>
            <translation>四万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 5</source>
            <translation>五万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 6</source>
            <translation>六万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 7</source>
            <translation>七万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 8</source>
            <translation>八万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Character 9</source>
            <translation>九万</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>East</source>
            <translation>东</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>South</source>
            <translation>南</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>West</source>
            <translation>西</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>North</source>
            <translation>北</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Red dragon</source>
            <translation>红中</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Green dragon</source>
            <translation>发财</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>White dragon</source>
            <translation>白板</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Plum</source>
            <translation>梅</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Orchid</source>
            <translation>兰</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Chrysanthemum</source>
            <translation>菊</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bamboo leaves</source>
            <translation>竹</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Spring</source>
            <translation>春</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Summer</source>
            <translation>夏</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Autumn</source>
            <translation>秋</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Winter</source>
            <translation>冬</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Shapes, colour-blind safe</source>
            <translation>图形（色盲友好）</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Circle</source>
            <translation>圆形</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Triangle</source>
            <translation>三角形</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Square</source>
            <translation>正方形</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Star</source>
            <translation>星形</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Plus</source>
            <translation>加号</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Crescent</source>
            <translation>月牙</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Drop</source>
            <translation>水滴</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bolt</source>
            <translation>闪电</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Leaf</source>
            <translation>叶子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Flower</source>
            <translation>花</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bars</source>
            <translation>竖条</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Club</source>
            <translation>梅花</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Hexagon</source>
            <translation>六边形</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>House</source>
            <translation>房子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Fish</source>
            <translation>鱼</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bell</source>
            <translation>铃铛</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Crown</source>
            <translation>皇冠</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Eye</source>
            <translation>眼睛</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Cloud</source>
            <translation>云</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Spade</source>
            <translation>黑桃</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Mushroom</source>
            <translation>蘑菇</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Key</source>
            <translation>钥匙</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Chevrons</source>
            <translation>双箭头</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dome</source>
            <translation>拱顶</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Umbrella</source>
            <translation>雨伞</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Flag</source>
            <translation>旗子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Gear</source>
            <translation>齿轮</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Note</source>
            <translation>音符</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Cup</source>
            <translation>杯子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Sparkle</source>
            <translation>闪光</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Fir</source>
            <translation>杉树</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Anchor</source>
            <translation>船锚</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Padlock</source>
            <translation>挂锁</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bubble</source>
            <translation>气泡</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Pawn</source>
            <translation>兵</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Infinity</source>
            <translation>无穷</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bone</source>
            <translation>骨头</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Corner</source>
            <translation>直角</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Pacman</source>
            <translation>吃豆人</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Boat</source>
            <translation>帆船</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Fruit</source>
            <translation>蔬果</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Apple</source>
            <translation>苹果</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Pear</source>
            <translation>梨</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Cherries</source>
            <translation>樱桃</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Strawberry</source>
            <translation>草莓</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Banana</source>
            <translation>香蕉</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Grapes</source>
            <translation>葡萄</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Orange</source>
            <translation>橙子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Lemon</source>
            <translation>柠檬</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Lime slice</source>
            <translation>青柠片</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Watermelon</source>
            <translation>西瓜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Pineapple</source>
            <translation>菠萝</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Kiwi</source>
            <translation>猕猴桃</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Peach</source>
            <translation>桃子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Coconut</source>
            <translation>椰子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Blueberry</source>
            <translation>蓝莓</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Raspberry</source>
            <translation>树莓</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Mango</source>
            <translation>芒果</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Avocado</source>
            <translation>牛油果</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Fig</source>
            <translation>无花果</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Pomegranate</source>
            <translation>石榴</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dragon fruit</source>
            <translation>火龙果</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Star fruit</source>
            <translation>杨桃</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Olive</source>
            <translation>橄榄</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Tomato</source>
            <translation>番茄</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Carrot</source>
            <translation>胡萝卜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Eggplant</source>
            <translation>茄子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Corn</source>
            <translation>玉米</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Pepper</source>
            <translation>甜椒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Chilli</source>
            <translation>辣椒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Broccoli</source>
            <translation>西兰花</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Onion</source>
            <translation>洋葱</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Radish</source>
            <translation>小萝卜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Pumpkin</source>
            <translation>南瓜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Peas</source>
            <translation>豌豆</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Garlic</source>
            <translation>大蒜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Lettuce</source>
            <translation>生菜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Potato</source>
            <translation>土豆</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Chestnut</source>
            <translation>栗子</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Acorn</source>
            <translation>橡果</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Peanut</source>
            <translation>花生</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Melon</source>
            <translation>甜瓜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Papaya</source>
            <translation>木瓜</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Currants</source>
            <translation>醋栗</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Letters and numbers</source>
            <translation>字母和数字</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Fire</source>
            <translation>火</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Water</source>
            <translation>水</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Wood</source>
            <translation>木</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Light</source>
            <translation>光</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Dark</source>
            <translation>暗</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Jammer</source>
            <translation>干扰珠</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Poison</source>
            <translation>毒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Mortal poison</source>
            <translation>猛毒</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Bomb</source>
            <translation>炸弹</translation>
        </message>
        <message>
            <location filename="../../editor/art/themes.py" />
            <source>Orbs, colour-blind safe</source>
            <translation>珠子（色盲友好）</translation>
        </message>
    </context>
</TS>
