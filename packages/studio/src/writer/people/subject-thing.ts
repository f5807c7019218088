import type { Language } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { hasNoPicture } from "../plan/props.ts";

interface Marks {
  /** What may stand before the noun of the subject. */
  readonly before: RegExp;
  /** What follows it. */
  readonly after: RegExp;
}

/** Languages that show by word order or particles that a thing acts. */
const MARKS: Readonly<Partial<Record<Language, Marks>>> = {
  japanese: {
    before: /^[^、。はがを]*(?:の|な|い|た|る|う|く|^)$|^(?:むかし|昔|ある日|ある夜)、?[^、。はがを]*$/u,
    after: /^(?:たち|さん|ちゃん|くん)?(?:は|が(?![こ怖苦嫌好ほ欲])|の(?:お?話|物語)。?$|。?$)/u,
  },
  chinese: {
    before:
      /^(?:从前，?|有)?(?:[一那这两三四五几][个只位条头匹名棵朵颗座辆艘架台盏把块片滴根支枝本封])?(?:(?!我|[^的]*[想要把给在])[^，。]{1,8}的)?[小老旧大古]{0,2}$/u,
    after:
      /^们?(?=[想要去在不怕梦学找寻爱会能每总有从掉被和跟说飞离丢失终一，迷到来做住喜希变没很睡醒哭笑走跑讨突]|害怕|决定|守(?!护人)|$)/u,
  },
  korean: {
    before: /^(?:[가-힣]+\s){0,4}$/u,
    after: /^들?(?:\s하나)?(?:은|는|이|가)\s|^$/u,
  },
};

/** The thing that an idea in an East Asian language is about: "A cloud does not want to rain". */
export const subjectThing = (text: string, language: Language, hits: readonly Hit[]): Hit | undefined => {
  const marks = MARKS[language];
  const idea = text.trim().replace(/[。.]$/u, "");
  if (!marks || idea.length > MAX_IDEA) return undefined;
  const [hit] = hits.filter(({ sort, value, word, at }) => {
    const before = idea.slice(0, at);
    return (
      sort === "prop" &&
      !hasNoPicture.has(value) &&
      !NO_SUBJECT.test(word) &&
      marks.before.test(before) &&
      marks.after.test(idea.slice(at + word.length)) &&
      !(language === "korean" && /(?:은|는|이|가)\s/u.test(before.replace(/(?:하는|[가-힣](?:은|는))\s$/u, "")))
    );
  });
  if (!hit) return undefined;
  const isOther = hits.some(
    (other) => other.sort === "kind" && other.at > hit.at && actsInstead(other, idea, language),
  );
  return isOther || (language === "japanese" && OTHER_SUBJECT.test(idea.slice(hit.at))) ? undefined : hit;
};

/** "The moon fell into the lake, and the frog ..." */
const OTHER_SUBJECT = /^[^、。]+が[^、。]+、[^、。はがをのに]{1,6}[はが]/u;

/** "The moon fell into the lake, and the frog put it back." */
const actsInstead = ({ at, word }: Hit, idea: string, language: Language): boolean =>
  /[、，,]\s?[^、，,のを]{0,3}$/u.test(idea.slice(0, at)) &&
  (language === "japanese"
    ? /^(?:たち|さん)?[がは]/u
    : language === "korean"
      ? /^들?(?:이|가|은|는)\s/u
      : /^[把将要想给去救]/u
  ).test(idea.slice(at + word.length));

const MAX_IDEA = 240;
const NO_SUBJECT = /^(?:눈|배|밤|말|일|夜|朝|日|水|雨|光|火|雪|手|心)$/u;
