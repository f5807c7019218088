import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`那一天，{other}想的也是同一件事。
{other}走过来，把一切都仔细看了一遍。
有一次，{other}不见了，{hero}找来找去，直到角落里有什么动了一下。
有人问起，{hero}就说：“这个故事里也有{other}。”
事情变难的时候，{other}回过头来，{hero}点了点头。
{there}，{other}已经在等着了。
{hero}要{action}，这件事{other}也知道了。
傍晚，{other}又多待了一会儿，{hero}把这一天从头讲了一遍。
{other}是怎么想的，不用问也看得出来。`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`“{fact}。”现在到处都有人这么说。
有人说：“{fact}。”别人就答：“对，就是这样。”
一天早上，路面上有人用粉笔写着：“{fact}。”
每个新来的人，最先听到的都是这句话：“{fact}。”
不知是谁小声说：“{fact}。”大家都点了点头。`);
