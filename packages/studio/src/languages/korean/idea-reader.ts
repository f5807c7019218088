import type { IdeaReader } from "../pack.ts";
import { drawableWords } from "./drawable-words.ts";
import { nouns } from "./nouns.ts";
import { isClosedSyllable } from "./particles.ts";
import { adnominal, aim, inFormalStyle, stemAtEnd, stemOfAim } from "./verbs.ts";

const MAX_ACTION = 24;

const knownNouns: ReadonlySet<string> = new Set([
  ...[nouns.animals, nouns.people, nouns.things].flatMap((table) => Object.values(table)),
  ...Object.values(drawableWords.kinds).flatMap((words) => words.split(",")),
]);

/** What no one wishes for, or says nothing of what happens. */
const NO_ACTION =
  /(?:^|\s)(?:있|없|살|잃어버리|잃|죽|울|싫어하|무서워하|두려워하|좋아하|떨어지|사라지|태어나|모르|알|보이|들리|발견하|찾아내|받|줍|얻|깨어나|자라|빠지|걸리|아프|외로워하|말하|생각하|시작하|기다리|싶어 하|못하|않|하|되|오)$/u;

/** "wants to", "in order to", "to ... he goes": the stem is the first group. */
const WISHES: readonly RegExp[] = [
  /([^.!?,]+?)고\s?싶(?!지)/u,
  /([^.!?,]+?)기\s(?:위해|로\s?(?:마음|결심|했|합니다|한다)|를\s(?:바라|원하|꿈꾸))/u,
  /([^.!?,]+?)(?:기로|기를|는 꿈을|는 게 꿈|는 것이 꿈)\s?(?:마음|결심|했|합니다|한다|바라|원하|꿈꾸|꾼|꿉|입|이)/u,
  /([^.!?,]+?)(?:려고|러)\s/u,
  /([^.!?,]+?)(?:야|어야|아야)\s(?:합니다|한다|해요)/u,
];

const stemOfWish = (words: string, at: number): string | undefined =>
  at < 2 ? words : at === 3 ? stemOfAim(words) : at === 2 ? (/(?:는|기)$/u.test(words) ? undefined : words) : undefined;

const PARTICLE = "(?:은|는|이|가|이는|이가)";

/** What a sentence says after its hero, without what only says when and how often. */
const ownPart = (words: string, hero: string): string => {
  const at = words.lastIndexOf(hero);
  const after = at < 0 ? words : words.slice(at + hero.length);
  const rest = after
    .replace(/^(?:이?(?:와|과|랑|하고))\s.{1,10}?(?:은|는|이|가)\s/u, "")
    .replace(/^\s[^\s]{1,4}(?:은|는|이|가)\s/u, "")
    .replace(/^\s(?:하나|[가-힣]\s(?:마리|명|형제|자매|남매))(?=[은는이가])/u, "")
    .replace(new RegExp(`^(?:들)?${PARTICLE}?\\s`, "u"), "");
  return rest
    .trim()
    .replace(/^.*,\s*/u, "")
    .replace(/^.*(?:전에|뒤에|후에|때|동안|마다)\s/u, "")
    .replace(/^(?:[^\s]+(?:와|과|랑|하고)\s(?:함께|같이)?\s?)?(?=\S+\s)/u, (head) =>
      /함께|같이/u.test(head) ? "" : head,
    )
    .replace(
      /^(?:언젠가|어느 날|매일|날마다|밤마다|아침마다|늘|꼭|한 번|혼자서?|몰래|드디어|마침내|다시|처음으로|함께|같이|그만|결국)\s/u,
      "",
    )
    .trim();
};

const isPhrase = (words: string): boolean =>
  words.length > 2 &&
  words.length <= MAX_ACTION &&
  /\s/u.test(words) &&
  !/^(?:와|과|랑|은|는|이|가|을|를|에게|의|도)\s/u.test(words) &&
  !/[“”"',.!?]/u.test(words) &&
  !words
    .split(" ")
    .some(
      (word, at, all) =>
        /[이가]$/u.test(word) &&
        word.length > 1 &&
        !knownNouns.has(word) &&
        !/^(?:없이|같이|많이|깊이|높이|멀리|놀이|다이)$/u.test(word) &&
        !/^되/u.test(all[at + 1] ?? "") &&
        !(all[at + 1] === undefined),
    );

/** The last action of a long chain: "make a kite and look for father". */
const shortened = (words: string): string =>
  words.length <= MAX_ACTION ? words : words.replace(/^.*(?:[아어여워해려러켜쳐져봐와들]|고|서)\s(?=\S+\s)/u, "");

const actionIn = (idea: string, hero: string): string | undefined => {
  const base = hero.replace(/들$|\s.*$/u, "");
  const usable = (stem: string | undefined, isWished = false): string | undefined => {
    const own = stem && shortened(ownPart(stem, base));
    return own && isPhrase(own) && (isWished || !NO_ACTION.test(own) || /여행을 하$|친구가 되$/u.test(own))
      ? own
      : undefined;
  };
  for (const [at, pattern] of WISHES.entries()) {
    const words = pattern.exec(idea)?.[1];
    const found = words && usable(stemOfWish(words, at), at === 0);
    if (found) return found;
  }
  for (const sentence of idea.split(/(?<=[.!?])\s+/u)) {
    if (!sentence.includes(base)) continue;
    const found = usable(stemAtEnd(sentence));
    if (found) return found;
  }
  return undefined;
};

const OBJECT =
  /(?:^|\s)(?:([가-힣]{1,6})\s(?:한|두|세|네)\s(?:통|권|장|마리|송이|그루|개|대|척|잔|켤레|자루|벌|채))?(?:(?<=\s|^)([가-힣]{1,6}))?(을|를)(?=\s)/gu;
/** What is disliked or feared is no treasure. */
const DISLIKED = /^\s(?:몹시\s|제일\s|아주\s)?(?:싫어|무서|두려)/u;
const NO_THING =
  /^(?:것|수|일|마음|눈|손|길|말|꿈|힘|친구|모두|시간|법|잠|연습|여행|공부|준비|모험|방법|도움|용기|사랑|이야기|생각|하루|밤|곳|이|그|누구|무엇|서로|자기|자신|머리|소리|하늘|바다|강|숲|산|다리|동생|엄마|아빠|가족|사람|주인|길)$/u;

const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  for (const { 0: all, 1: counted, 2: bare = "", 3: particle = "", index } of idea.matchAll(OBJECT)) {
    const noun = counted ?? bare;
    if (DISLIKED.test(idea.slice(index + all.length))) continue;
    if (
      noun === "" ||
      (!counted && isClosedSyllable(noun) !== (particle === "을")) ||
      NO_THING.test(noun) ||
      isTaken(noun)
    )
      continue;
    return noun;
  }
  return undefined;
};

const PLACES =
  "베란다|놀이터|유치원|어린이집|수영장|체육관|버스정류장|정류장|버스|지하철|기차|엘리베이터|아파트|마트|슈퍼|편의점|카페|식당|꽃집|미용실|양로원|차고|창고|지하실|골목길|분식집|문방구|캠핑장|텐트|뒷마당|복도|거실|교무실|급식실|공항|경로당|텃밭|시골집|찜질방|목욕탕|숲|산|바다|강|호수|마을|도시|섬|무인도|달|달나라|화성|우주|별나라|학교|교실|도서관|박물관|미술관|성|궁전|왕궁|왕국|동굴|사막|정원|공원|부엌|다락방|지붕|등대|북극|남극|아프리카|하늘|시장|언덕|농장|목장|극장|병원|역|기차역|항구|집|방|나라|연못|들판|골짜기|계곡|바닷속|바닷가|해변|옥상|운동장|놀이공원|동물원|서커스|가게|빵집|산꼭대기|땅속|지하|밀림|정글|눈밭|남쪽|북쪽|구름|피아노|과수원|논|밭|절|서울|제주도|마당|골목|광장";
const PLACE = new RegExp(
  `(?:^|\\s)((?:[가-힣]{1,2})?(?:${PLACES})|(?:구름|나무|산|지붕) 위|(?:바다|강|호수) (?:밑|속)|숲속)(?:에서는|에서|에는|에|으로|로|까지|의)(?=\\s)`,
  "u",
);

const FEAR =
  /(?:^|\s)([가-힣]+?)(?:이|가|을|를|만)\s(?:너무\s|몹시\s|아주\s|제일\s|가장\s)?(?:무서|무섭|두려|두렵|겁)/u;
const LACK = /((?:[가-힣]+(?:을|를|도)\s)?[가-힣]+지)\s못/u;
const CANNOT = /(?:^|\s)못\s([가-힣]+?)는(?=\s)/u;

const withoutParticle = (word: string): string => {
  if (knownNouns.has(word)) return word;
  const [, noun = word] = /^(.+?)(?:은|는|이|가|와|과|을|를|의|도|들은|들이)$/u.exec(word) ?? [];
  return noun;
};

export const ideaReader: IdeaReader = {
  families: {
    fear: /무서워|무섭|두려|겁이|겁쟁이|겁 많은/u,
    refuse: /싫다고|거부|말을 안 듣|안 하려/u,
    meet: /친구가|친구를|친구로|사랑에|결혼|화해|외로/u,
    win: /이기|이겨|우승|경주|대회|시합|달리기|일등|겨루/u,
    save: /구하|구해|지키|지켜|돕|도와|도우|살리|고쳐 주|데려다|돌려보내/u,
    learn: /배우|배웁|배워|배운|연습|익히|가르침|시험|되고 싶/u,
    make: /만들|만듭|만든|짓|지어|짓는|고치|고칩|고쳐|굽|구워|그리|그립|그려|심|키우|키웁|꾸미|꾸밉|쓰고|씁|짜|엽니다|열어|열었/u,
    seek: /찾|잃어버|잃은|사라진|사라졌|훔쳐/u,
    find: /발견|줍|주웠|주운|받|얻/u,
    go: /가고|갑니다|간다|가는|가려|떠나|떠납|떠난|여행|건너|건넙|오르|올라|날아|타고|모험|향해|향합/u,
  },
  trade: /(?:씨|아저씨|아주머니|할머니|할아버지|선생님|경비원|요리사|의사|간호사|소방관|경찰관|우체부|집배원)$/u,
  subjectAt: (idea, at, noun) => {
    const isWhole = /^(?:\s하나)?(?:은|는|이|가)\s/u.test(idea.slice(at + noun.length));
    const name = isWhole ? noun : withoutParticle(noun);
    const rest = idea.slice(at + name.length);
    const kin = /^\s(?:(?:두|세|삼|사)\s)?(?:형제|자매|남매|부부)(?=[은는이가와과])/u.exec(rest)?.[0];
    if (kin) return { name: name + kin, person: "they" };
    const isMany = rest.startsWith("들") || /(?:형제|자매|쌍둥이|남매)$/u.test(name);
    const isCounted =
      /(?:두|세|네|다섯|여섯|일곱)\s(?:마리|명)의?\s(?:[가-힣]+\s)?$/u.test(idea.slice(0, at)) ||
      /^\s?(?:두|세|네|다섯|여섯|일곱)\s(?:마리|명)/u.test(rest);
    return {
      name: isMany && rest.startsWith("들") ? `${name}들` : isCounted && !isMany ? `${name}들` : name,
      person: isMany || isCounted ? "they" : "he",
    };
  },
  firstNoun:
    /^(?:[가-힣]+\s?[가-힣]*에\s(?:있는|사는|버려진|놓인|남은|서 있는|숨은)\s)?(?:[가-힣]+(?:은|는|ㄴ|된|인|한|운|진|린|던|의|적)\s){0,3}(?:[가-힣]{2,4}\s(?=[가-힣]{2,5}\s[가-힣]{1,4}\s?(?:씨|아저씨|할머니|할아버지|선생님)(?:은|는)))?((?:(?:[가-힣]{2,5}\s)?[가-힣]{1,5}\s(?:씨|아저씨|아주머니|할머니|할아버지|선생님|이모|삼촌)|[가-힣]{0,5}(?:선생님|아저씨|아주머니|경비원|기사님?|의사|간호사|요리사|소방관|경찰관|우체부|집배원|사장님?|청소부|미용사|버스|트럭|자전거|냉장고|우산|엘리베이터|의자|가방|시계|전화기|로봇|인형|신호등|가로등|자판기|세탁기|청소기)(?:\s[가-힣]{2,4})?)(?=(?:은|는)\s)|[가-힣]{1,5}?(?=(?:\s하나)?(?:이|가)\s))/u,
  objectIn,
  placeOf: () => undefined,
  personOf: () => "he",
  fragment: /^[^.!?]*(?:는|은|한|운|던|의)\s[가-힣]+$/u,
  together: /^[^.,]{1,6}?(?:와|과|랑|하고)\s/u,
  togetherAfter: /^\s(?:함께|같이|데리고)/u,
  narrator: /^(?!내가\s[가-힣]+[는은]\s|제가\s[가-힣]+[는은]\s)(?:나는|내가|우리는|저는|제가)\s/u,
  inTellingStyle: inFormalStyle,
  moreWords: (idea, subject) => {
    const hero = subject || (/^(?:나는|내가|우리는|저는|제가)/u.exec(idea)?.[0].slice(0, -1) ?? "");
    const action = actionIn(idea, hero);
    const there = PLACE.exec(idea)?.[1];
    const fear = FEAR.exec(idea)?.[1];
    const lack = LACK.exec(idea)?.[1] ?? (CANNOT.exec(idea)?.[1] ? `${CANNOT.exec(idea)?.[1]}지` : undefined);
    const narrator = /^(?:우리|나|저)/u.exec(idea)?.[0];
    return {
      ...(narrator && ideaReader.narrator?.test(idea) && { hero: narrator }),
      ...(action && { action, doing: adnominal(action), aim: aim(action) }),
      ...(there && there !== hero && there !== "하늘" && { there }),
      ...(fear && fear !== hero && { fear }),
      ...(lack && { lack }),
    };
  },
};
