import type { CastMember } from "../vocabulary.ts";
import type { Language } from "./languages.ts";

/** The story that another one goes on from. */
export interface Before {
  readonly title: string;
  /** The title of the first story of them all. */
  readonly series: string;
  /** 2 for the first sequel. */
  readonly part: number;
  /** What the first story was made from. */
  readonly idea: string;
  /** What is known of what was told. */
  readonly told: string;
  /** Its sheets, the hero's first. */
  readonly cast: readonly CastMember[];
}

const LONGEST = 59;

/** "The Fox at Sea 2: The Lantern", or as much of it as a title may have. */
export const sequelTitle = ({ series, part }: Pick<Before, "series" | "part">, own: string): string => {
  const numbered = `${[...series].slice(0, LONGEST - 4).join("")} ${part}`;
  const whole = `${numbered}: ${own}`;
  return own && [...whole].length <= LONGEST ? whole : numbered;
};

/** Who was there before looks as before; who is new has a sheet of their own. */
export const sequelCast = ({ cast: before }: Before, now: readonly CastMember[]): CastMember[] => {
  const [lead] = before;
  const known = now.map((member, at) => (at === 0 ? lead : before.find(({ id }) => id === member.id)) ?? member);
  // One who is in both under two names is there once.
  return known.filter((member, at) => known.findIndex(({ id }) => id === member.id) === at);
};

/** How a story begins that goes on from another. "{title}" is the other's. */
export const recaps: Readonly<Record<Language, string>> = {
  english:
    "You may remember “{title}”. That story came to its end, but no journey is the last one, and this is what happened next.",
  chinese: "你也许还记得《{title}》。那个故事讲完了，可是没有哪段旅程是最后一段，后来发生的事是这样的。",
  hindi: "शायद आपको “{title}” याद हो। वह कहानी पूरी हो गई थी, पर कोई सफ़र आख़िरी नहीं होता, और आगे जो हुआ वह यह है।",
  spanish:
    "Quizá recuerdes «{title}». Aquella historia llegó a su fin, pero ningún viaje es el último, y esto es lo que pasó después.",
  french:
    "On se souvient peut-être de « {title} ». Cette histoire était finie, mais aucun voyage n’est le dernier, et voici ce qui arriva ensuite.",
  arabic: "لَعَلَّكُمْ تَذْكُرُونَ «{title}». اِنْتَهَتْ تِلْكَ الْحِكَايَةُ، وَلٰكِنْ لَا رِحْلَةَ هِيَ الْأَخِيرَةُ، وَهٰذَا مَا حَدَثَ بَعْدَهَا.",
  bengali: "“{title}” হয়তো মনে আছে। সেই গল্প শেষ হয়েছিল, কিন্তু কোনো যাত্রাই শেষ যাত্রা নয়, আর তারপর যা ঘটল তা এই।",
  portuguese:
    "Talvez se lembrem de «{title}». Essa história chegou ao fim, mas nenhuma viagem é a última, e foi isto que aconteceu depois.",
  russian:
    "Может быть, вы помните «{title}». Та история закончилась, но ни одно путешествие не бывает последним, и вот что случилось потом.",
  japanese:
    "「{title}」を覚えていますか。あのお話は終わりましたが、最後の旅というものはありません。これは、その続きのお話です。",
  german:
    "Vielleicht erinnert ihr euch an „{title}“. Jene Geschichte ging zu Ende, aber keine Reise ist die letzte, und so ging es weiter.",
  korean:
    "“{title}” 이야기를 기억하시나요? 그 이야기는 끝났지만 마지막 여행이란 없습니다. 그다음에 있었던 일은 이렇습니다.",
};
