/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "سائق,حلاق,كناس,مراكبي,ممثل,حمال,حكواتي,جار,جارنا",
  woman: "سائقة,حلاقة,أرملة,جارة,ممثلة",
  grandpa: "شيخ",
  boy: "تلميذ,طالب",
  girl: "تلميذة,طالبة",
  farmer: "نحال,نحالة,بستانية",
  craftsman: "فخاري,خزاف,خزافة,نساج,نساجة",
  shopkeeper: "جزار,نادل,نادلة",
  "police-officer": "شرطي,شرطية",
  doctor: "صيدلي,صيدلانية",
  artist: "مصور,مصورة",
};
