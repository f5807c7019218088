import type { Language } from "../languages.ts";

interface Phrases {
  /** The sentence under the title. "{title}" is the title. */
  readonly about: string;
  readonly chapters: string;
  readonly tags: readonly string[];
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  english: {
    about: "“{title}” is an animated story to watch, listen to and share.",
    chapters: "Chapters",
    tags: ["story", "animation"],
  },
  chinese: { about: "《{title}》是一个可以看、可以听、可以分享的动画故事。", chapters: "章节", tags: ["故事", "动画"] },
  hindi: {
    about: "“{title}” एक एनिमेटेड कहानी है, देखने, सुनने और साझा करने के लिए।",
    chapters: "अध्याय",
    tags: ["कहानी", "एनिमेशन"],
  },
  spanish: {
    about: "«{title}» es un cuento animado para ver, escuchar y compartir.",
    chapters: "Capítulos",
    tags: ["cuento", "animación"],
  },
  french: {
    about: "« {title} » est une histoire animée à regarder, à écouter et à partager.",
    chapters: "Chapitres",
    tags: ["histoire", "animation"],
  },
  arabic: {
    about: "«{title}» حكاية متحركة للمشاهدة والاستماع والمشاركة.",
    chapters: "الفصول",
    tags: ["قصة", "رسوم_متحركة"],
  },
  bengali: {
    about: "“{title}” একটি অ্যানিমেটেড গল্প, দেখার, শোনার আর ভাগ করে নেওয়ার জন্য।",
    chapters: "অধ্যায়",
    tags: ["গল্প", "অ্যানিমেশন"],
  },
  portuguese: {
    about: "“{title}” é uma história animada para ver, ouvir e partilhar.",
    chapters: "Capítulos",
    tags: ["história", "animação"],
  },
  russian: {
    about: "«{title}» — анимированная история, которую можно смотреть, слушать и пересказывать.",
    chapters: "Главы",
    tags: ["сказка", "анимация"],
  },
  japanese: {
    about: "「{title}」は、見て、聞いて、分かち合うアニメーションのお話です。",
    chapters: "チャプター",
    tags: ["物語", "アニメーション"],
  },
  german: {
    about: "„{title}“ ist eine animierte Geschichte zum Anschauen, Zuhören und Weitererzählen.",
    chapters: "Kapitel",
    tags: ["geschichte", "animation"],
  },
  korean: {
    about: "“{title}”은 보고 듣고 함께 나누는 애니메이션 이야기입니다.",
    chapters: "챕터",
    tags: ["이야기", "애니메이션"],
  },
};
