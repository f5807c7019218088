import type { LanguageId } from "#contract/catalogue/languages.ts";

/** A sentence and a title in each language, with the letters that are hard to set. */
export const samples: Readonly<Record<LanguageId, { readonly sentence: string; readonly title: string }>> = {
  english: {
    sentence: "“Many have looked,” said the owl, “but few have listened.”",
    title: "The Fox and the Lost Star",
  },
  chinese: { sentence: "小狐狸穿过月光下的森林，想找到失落的星星。", title: "小狐狸与失落的星星" },
  hindi: { sentence: "छोटी लोमड़ी ने क्षितिज पर खोया हुआ तारा ढूँढ़ने का निश्चय किया।", title: "छोटी लोमड़ी और खोया तारा" },
  spanish: {
    sentence: "¿Dónde está la estrella?, preguntó el pequeño zorro al búho.",
    title: "El zorro y la estrella perdida",
  },
  french: {
    sentence: "« Où est l’étoile ? » demanda le petit renard à la chouette.",
    title: "Le renard et l’étoile perdue",
  },
  arabic: { sentence: "عبر الثعلبُ الصغير الغابة (تحت ضوء القمر) بحثًا عن النجمة.", title: "الثعلب والنجمة الضائعة" },
  bengali: { sentence: "ছোট্ট শিয়ালটি হারানো তারা খুঁজতে জ্যোৎস্নায় বনে গেল।", title: "শিয়াল ও হারানো তারা" },
  portuguese: {
    sentence: "A raposinha atravessou a floresta à procura da estrela perdida.",
    title: "A raposa e a estrela",
  },
  russian: { sentence: "Маленький лисёнок шёл через лес, чтобы найти звезду.", title: "Лисёнок и звезда" },
  japanese: { sentence: "小さなキツネは、失われた星をさがして森を歩きました。", title: "キツネと失われた星" },
  german: { sentence: "Der kleine Fuchs fragte: „Wer hat den Stern gesehen?“", title: "Der Fuchs und der Stern" },
  korean: { sentence: "작은 여우는 잃어버린 별을 찾아 달빛 숲을 걸었어요.", title: "여우와 잃어버린 별" },
};
