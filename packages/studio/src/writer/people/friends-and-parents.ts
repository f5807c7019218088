/** What somebody is to another shows no one beside them. */
export const FRIEND = /^(?:朋友|好朋友|友だち|友達|친구|صديقا?ة?|صديقت?ين|أصدقاء|বন্ধু(?:কে|র|ত্ব)?)$/u;

/** "两个好朋友": before friends who are the heroes. */
export const COUNTED =
  /^(?:[两二三四]个好?|(?:ふたり|二人|三人)の(?:仲良しの?|なかよしの?)?|(?:두|세|네)\s(?:명의\s)?(?:단짝\s)?|(?:दो|तीन)\s(?:पक्के\s)?|(?:দুই|তিন)\s)$/u;

/** Parents in languages whose words for them have many forms. */
export const PARENT =
  /^(?:माँ|मां|मम्मी|अम्मी|पिता|पापा|अब्बू|お?母|お?父|ママ|パパ|妈妈|爸爸|母亲|父亲|엄마|아빠|어머니|아버지)|^(?:বাবা|মা|আম্মু|আব্বু)(?:কে|র|য়ের|ও)?$|^(?:padres|pais|genitori|parents|eltern)$|^родител|^(?:أم|أب|والدت?|ماما|بابا)(?:ه|ها|ي|هما)?$/iu;
