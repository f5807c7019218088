/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "택배기사,택배 기사,버스기사,버스 기사,택시기사,택시 기사,이발사,환경미화원,청소부,경비원,수위,미장이,광부,마술사,주인,이웃,역무원,기관사,나무꾼,신부님",
  woman: "미용사,해녀",
  grandpa: "노인",
  boy: "학생,전학생,초등학생,중학생,제자,견습생",
  farmer: "농사꾼,양봉가",
  craftsman: "시계수리공,시계 수리공,구두장이,구두수선공,도예가",
  shopkeeper: "종업원,상인",
  singer: "피아니스트,바이올리니스트",
  "police-officer": "경찰관,경찰",
  doctor: "약사,치과의사",
  artist: "사진가,사진사",
};
