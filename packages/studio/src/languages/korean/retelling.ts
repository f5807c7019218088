import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`그날은 {other}도 같은 생각뿐이었습니다.
{other}이(가) 다가와 모든 것을 찬찬히 살펴보았습니다.
한번은 {other}이(가) 보이지 않았습니다. {hero}이(가) 한참 찾는데 구석에서 무언가가 움직였습니다.
누가 물으면 {hero}은(는) 이 이야기에는 {other}도 나온다고 대답했습니다.
일이 어려워지자 {other}이(가) 뒤를 돌아보았고, {hero}은(는) 고개를 끄덕였습니다.
{there}에서는 벌써 {other}이(가) 기다리고 있었습니다.
{hero}이(가) {doing} 날을 꿈꾼다는 것을 이제 {other}도 알았습니다.
저녁이 되어도 {other}은(는) 조금 더 곁에 있었고, {hero}은(는) 하루 이야기를 처음부터 다시 했습니다.
{other}이(가) 어떻게 생각하는지는 묻지 않아도 알 수 있었습니다.`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`“{fact}.” 이제는 어디서나 이 이야기뿐이었습니다.
“{fact}.” 누군가 말하면 다른 사람이 맞장구를 쳤습니다.
어느 날 아침, 길바닥에 분필로 글씨가 적혀 있었습니다. “{fact}.”
처음 온 사람은 이 말부터 들었습니다. “{fact}.”
“{fact}.” 누군가 속삭이자 모두 고개를 끄덕였습니다.`);
