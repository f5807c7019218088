/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "配達員,新聞配達員,床屋さん,管理人,左官,鉱夫,俳優,手品師,駅員,駅長,車掌,隣人,清掃員,バスの運転手,大家さん",
  woman: "司書,美容師,保育士,女将",
  grandpa: "老人,お年寄り",
  boy: "生徒,学生,転校生,見習い,小学生,中学生",
  farmer: "農家の人,養蜂家,牛飼い",
  teacher: "教師",
  craftsman: "時計職人,職人,靴職人,時計屋さん,陶芸家,修理工",
  shopkeeper: "花屋さん,魚屋さん,八百屋さん,本屋さん,肉屋さん,豆腐屋さん,店員,店主",
  singer: "ピアニスト,バイオリニスト",
  "police-officer": "警察官,おまわりさん",
  doctor: "薬剤師",
  artist: "写真家",
  cook: "パン屋さん,パン職人,和菓子職人,ケーキ職人",
};
