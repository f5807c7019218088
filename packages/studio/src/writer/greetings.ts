import type { Language } from "./languages.ts";

/** How a narrator who has a name begins. */
export const greetings: Readonly<Record<Language, string>> = {
  english: "My name is {name}, and this is the story that I want to tell you.",
  chinese: "我是{name}，今天我来给大家讲一个故事。",
  hindi: "मेरा नाम {name} है, और यह रही आज की कहानी।",
  spanish: "Me llamo {name}, y esta es la historia que quiero contar.",
  french: "Je m’appelle {name}, et voici l’histoire que je veux raconter.",
  arabic: "اِسْمِي {name}، وَهَذِهِ هِيَ الْحِكَايَةُ الَّتِي أُرِيدُ أَنْ أَرْوِيَهَا.",
  bengali: "আমার নাম {name}, আর আজ আমি একটি গল্প শোনাব।",
  portuguese: "O meu nome é {name}, e esta é a história que quero contar.",
  russian: "Меня зовут {name}, и вот какую историю я хочу рассказать.",
  japanese: "わたしの名前は{name}です。今日はひとつ、お話をしましょう。",
  german: "Ich heiße {name}, und dies ist die Geschichte, die ich erzählen möchte.",
  korean: "제 이름은 {name}입니다. 오늘은 이야기를 하나 들려 드릴게요.",
};
