import { asTheyStand } from "../as-they-stand.ts";
import type { Clause, ClauseTelling, Voice } from "../clause-telling.ts";
import type { Named } from "../named.ts";
import { clauseLines } from "./clause-lines.ts";
import { inPast } from "./past-tense.ts";
import { telling } from "./telling.ts";
import { inFormalStyle } from "./verbs.ts";

const CONTRARY = /^(?:하지만|그런데|그러나|그렇지만|근데)\s/u;
/** "그런데" also stands before what is good. */
const AGAINST =
  /(?:^|\s)(?:안|못|너무|잘못)\s|지 않|없|싫|아니|무[서섭]|고장|떨어|잊|사라|아프|아파|비가|눈이|혼[나났]|[울운]다|졌/u;
const EVERYBODY = /^(?:(?:하지만|그런데|그러나)\s)?(?:모두|아무도|다들|사람들|친구들)/u;
const VERB = /(?:다|요|죠|까|네|음|함|임)[.!?…]*$/u;

/** Who acts in a sentence of which no hero is read: "책들". */
const SUBJECT = /(?:^|\s)(\S{2,8}?)(?:이|가|은|는)\s/u;

const clausesOf = (sentence: string, hero?: Named): readonly Clause[] => {
  const told = inFormalStyle(/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`);
  return [
    {
      text: told,
      ...(hero?.name === "" && subjectOf(told)),
      ...(CONTRARY.test(told) && AGAINST.test(told) && { isContrary: true }),
      ...(EVERYBODY.test(told) && { isEverybody: true }),
    },
  ];
};

const subjectOf = (sentence: string): Pick<Clause, "other"> => {
  const name = SUBJECT.exec(sentence)?.[1];
  return name ? { other: { name, person: "he" } } : {};
};

const WE = /(?:^|[.!?]\s|\s)우리(?:는|가|들은|도)\s/u;
const I = /(?:^|[.!?]\s|\s)(?:나는|내가|난|저는|제가|나도)\s/u;

const voiceOf = (idea: string): Voice => {
  // "우리 강아지가 사라졌어요": who looks for it tells.
  const isLost = /^우리\s\S+.*(?:사라|잃어|없어졌|도망)/u.test(idea);
  const speaker = WE.test(idea) || isLost ? ("we" as const) : I.test(idea) ? ("i" as const) : undefined;
  const ends = idea.split(/[.!?]/u).filter((each) => each.trim() !== "");
  const past = ends.filter((each) => PAST.test(each.trim())).length;
  return { ...(speaker && { speaker }), isPast: past * 2 > ends.length };
};
const PAST = /[았었였했갔왔봤났졌렸됐겼쳤켰셨섰웠줬샀탔녔](?:다|어요|습니다|어|음)$/u;

export const clauseTelling: ClauseTelling = {
  ...asTheyStand,
  clausesOf,
  voiceOf,
  speakers: { i: "나", we: "우리" },
  speakerName: (idea) => (!WE.test(idea) && /(?:^|\s)(?:저는|제가)\s/u.test(idea) ? "저" : undefined),
  inVoice: (line, { isPast }) => (isPast ? inPast(line) : line),
  everybody: { name: "모두", person: "they" },
  unled: /^(?:이|가|은|는)\s(?:없어|고장|부서)/u,
  isOpen: (idea) => !VERB.test(idea.trim()),
  isSubject: (clause, name) => new RegExp(`(?:^|\\s)${name}(?:이)?(?:들)?(?:은|는|이|가|께서|도)\\s`, "u").test(clause),
  agreement: { ...telling.agreement, pronouns: {} },
  premises: {
    friend: /친구가 (?:없|하나도|한 명도)|친구를 (?:사귀|만들)|(?<!(?:간|린|진|난|은|는|던)\s)친구를 찾|외톨이/u,
    fear: /무서[워웠운]|무섭|겁[이을]|두려/u,
    learn: /배[우운워웠]|연습|못 (?:탄|타|하|한|친|치|춘|부)/u,
    refuse: /싫[어다은]|싫어|고 싶지 않|안 (?:가|먹|하)려/u,
    lost: /잃어버|없어[지졌진]|사라[지졌진]|도망/u,
    must: /해야|어야|아야|약속/u,
    love: /사랑에 빠|반[했하]/u,
    wish: /싶[어다은]|꿈[이을꾸]|바라|소원|갖고 싶/u,
    long: /기다[리린려렸]|그리워|보고 싶/u,
    lack: /못 (?:굽|자|온|오|가|간)|없[어다이]|고장|잊[어었]|아[파프팠픈]|떨어져서|떨어[졌진집]|[을를] 수 없|지 못/u,
    sad: /싸[우웠운]|다[투퉜툰]|슬[퍼프펐픈]|외로|쓸쓸|우울|울[었고]|운다|질투|속상/u,
    seek: /(?<!주인을 )찾[으고아아는]|찾는다/u,
    find: /발견|찾았|주[웠운]|줍/u,
    make: /만[든들드](?!다가)|그[리린려렸]|짓[는고]|지[었어]|굽[는고]|구[워웠]|심[는고었]|뜨개|고[치친쳤]|장사/u,
    go: /떠[나난났]|여행|[가간갔](?:다|는데|ㄴ)|이사|날아|달[리린려렸]|출발|올라/u,
  },
  hurt: /(?:허물|헐|부수|팔아 버리|닫)으?려|놀[리린려렸]|괴롭|훔[치친쳤]|빼앗|쫓아/u,
  mishap: /넘어[지졌진]|고장|부서|깨[지졌진]|잊|떨어|졌다|실패|안개/u,
  denied: /(?:^|\s)(?:안|못)\s|지 않|없/u,
  turns: {
    found: /찾[았아]|돌아[왔온오]|데려[왔오온]/u,
    meet: /만[나난났](?!러)|나타[나난났]|찾아[오왔온]|다가/u,
    help: /도[와왔움]|돕|가르|알려|[아어해]\s?[주준줬줍]|위로|응원|빌려|모아|선물/u,
  },
  lines: clauseLines,
};
