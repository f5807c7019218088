import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`那一天，{other}[想的也是同一件事|起得比平时早|也有点儿坐不住]。
{other}[走过来|凑近了|从后面探出头来]，[把一切都仔细看了一遍|看了好一会儿|歪着头看了看]。
有一次，{other}不见了，{hero}找来找去，直到[角落里有什么动了一下|身后传来一点儿声音|门后面有了动静]。
有人问起，{hero}就说：“这个故事里也有{other}。”
[事情变难的时候|拿不定主意的时候|累了的时候]，{other}回过头来，{hero}[点了点头|笑了笑|心里踏实了]。
{there}，{other}已经在等着了。
{hero}要{action}，这件事{other}也知道了。
[傍晚|天黑以后|星星出来以后]，{other}又多待了一会儿，{hero}把这一天从头讲了一遍。
{other}是怎么想的，[不用问也看得出来|看脸就知道了|听脚步就知道了]。`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`“{fact}。”现在到处都有人这么说。
有人说：“{fact}。”别人就答：“对，就是这样。”
一天早上，路面上有人用粉笔写着：“{fact}。”
每个新来的人，最先听到的都是这句话：“{fact}。”
不知是谁小声说：“{fact}。”大家都点了点头。`);
