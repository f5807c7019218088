import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`その日は、{other}も同じことばかり考えていました。
{other}が近づいてきて、何もかもじっと見ていました。
一度、{other}の姿が見えなくなりました。{hero}がさがしていると、すみのほうで何かが動きました。
「この話には{other}も出てくるよ」と、{hero}は聞かれるたびに言いました。
むずかしくなると、{other}がふり返りました。{hero}も、うなずきました。
{there}では、もう{other}が待っていました。
{hero}が{doing}つもりだということは、{other}も知っていました。
夕方になっても{other}はまだそばにいて、{hero}は一日のことをはじめから話しました。
{other}がどう思っているかは、聞かなくてもわかりました。`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`「{fact}」と、あちこちで話のたねになっていました。
「{fact}」と言う人がいれば、「そうそう、そのとおり」と答える人がいました。
ある朝、道にチョークで「{fact}」と書いてありました。
はじめて来た人は、まずこう聞かされました。「{fact}」
「{fact}」と、だれかがささやき、みんながうなずきました。`);
