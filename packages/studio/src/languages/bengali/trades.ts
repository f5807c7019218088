/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "নাপিত,ঝাড়ুদার,অভিনেতা,পুরোহিত,ধোপা,রাজমিস্ত্রি,বাঁশিওয়ালা,মৌয়াল,প্রতিবেশী",
  woman: "বিধবা",
  grandma: "বুড়ি,বৃদ্ধা",
  grandpa: "বৃদ্ধ",
  boy: "ছাত্র",
  girl: "ছাত্রী",
  teacher: "দিদিমণি,মাস্টারমশাই,মাস্টার",
  craftsman: "কাঠমিস্ত্রি,কুমোর,তাঁতি",
  shopkeeper: "গোয়ালা,চাওয়ালা,ফুলওয়ালা,ফুলওয়ালি,কসাই",
  singer: "বাউল,গায়িকা",
  "police-officer": "পুলিশ",
  artist: "চিত্রশিল্পী,ফটোগ্রাফার",
};
