/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "快递员,快递小哥,外卖员,外卖小哥,图书管理员,理发师,灯塔看守人,灯塔守护人,清洁工,环卫工人,环卫工,保安,门卫,泥瓦匠,矿工,演员,魔术师,老板,磨坊主,护林员,邻居,神父,舞蹈家,公交司机,出租车司机,公交车司机",
  woman: "老板娘,寡妇,保姆,月嫂,卖花姑娘,售货员",
  grandpa: "老人,老头,老头儿,老爷爷",
  grandma: "老太太,老婆婆",
  boy: "学徒,徒弟,小学生",
  farmer: "农民,渔民,养蜂人",
  teacher: "教师",
  craftsman: "钟表匠,修表匠,修鞋匠,织布工,花匠,陶艺家,修理工,木匠,铁匠,裁缝,鞋匠",
  shopkeeper: "服务员,店主,小贩,屠夫",
  singer: "钢琴师,钢琴家,小提琴手,小提琴家",
  "police-officer": "警察",
  doctor: "牙医,药剂师",
  artist: "摄影师",
  cook: "豆腐师傅",
};
