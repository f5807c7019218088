/** Given names of languages whose names no other list has, or whose endings do not show the gender. */
const NAMES: Readonly<Record<string, { readonly she: string; readonly he: string }>> = {
  french: {
    she: "manon margot chloé zoé inès agnès maï élise lise apolline capucine noémie solène maëlle gwenaëlle anaïs alizé soizic maud édith judith astrid",
    he: "baptiste jérôme guillaume philippe maxime étienne antoine côme stéphane christophe grégoire mathieu jean-baptiste ambroise anatole aristide arsène basile célestin cyrille édouard émile eugène félix firmin gaspard grégory gustave honoré hippolyte isidore jules léopold lazare marcelin mathurin maurice modeste octave patrice prosper rodolphe théodore théophile tancrède ulysse valère yann yves achille auguste philibert timothée barnabé noé rené andré",
  },
  german: {
    she: "jette wiebke silke heike antje anke imke frauke elke maike meike birgit edith gudrun ingrid hedwig gerlind almut hildegard margrit dörte bärbel agnes doris iris ines lilo",
    he: "max moritz ben paul emil anton oskar jonas felix leon luis louis finn elias theo henry matteo karl fritz hans helge hauke tammo fiete malte arne rune uwe janne sönke ole ode hinnerk enno onno eike heiko lasse mirko sascha mika luca noah joshua jona elia tjorve bosse",
  },
  spanish: {
    she: "inés pilar carmen rocío consuelo dolores mercedes soledad amparo remedios rosario luz sol isabel raquel ester noemí abril",
    he: "borja josema andrés tomás lucas matías nicolás elías garza bautista joshua jose felipe jaime vicente clemente enrique",
  },
  italian: {
    she: "beatrice irene alice matilde adele agnese rachele celeste cloe noemi miriam ester",
    he: "andrea luca nicola mattia elia tobia enea battista gabriele michele samuele daniele davide raffaele emanuele pasquale salvatore simone giosuè gioele",
  },
  portuguese: {
    she: "beatriz inês isabel raquel carmen lurdes matilde alice irene ester noemi conceição assunção",
    he: "andré josé tomé jorge henrique felipe filipe duarte vicente guilherme dante noé zé",
  },
  russian: {
    she: "аня маша даша катя оля таня лена настя соня лиза вера надя люба света ира юля галя зоя лида полина алиса арина варя ксюша марина наташа рита нина тина роза лара злата мила ева кира ника яна дина уля аглая агата алёна василиса марфа дуня фрося глаша тася стеша маруся эмма софия мария анна елена ольга татьяна ирина анастасия",
    he: "миша саша ваня петя коля вася серёжа дима лёша алёша гриша паша юра витя митя федя костя стёпа боря гоша гена сеня тёма илья никита кузьма фома лука савва данила женя толя вова володя яша антоша кеша лёва лёня рома слава тимоша филя иван пётр николай василий сергей дмитрий алексей андрей антон егор максим артём кирилл игорь олег павел юрий глеб марк захар тимур борис виктор фёдор константин роман денис матвей тимофей остап прохор емеля",
  },
  arabic: {
    she: "ليلى سارة مريم فاطمة عائشة زينب خديجة نورا نور هند سلمى ريم رنا دانا لينا لمى منى هدى ندى سعاد أمل أمينة آية إيمان جنى جود حلا حنين رزان رغد رهف روان سميرة سناء سهى شيماء صفية عبير علياء غادة فرح كوثر لبنى لجين ليان مايا ميس ميساء نادية نجوى نوال هاجر هالة هبة ياسمين يارا يسرى سمر تالا حليمة سلوى عبلة ليال جوري وداد وفاء لولو سوسو زهراء سندس لارا لمار لميس ماريا ميار ميرا نهى",
    he: "سامي كريم عمر علي أحمد محمد محمود يوسف خالد حسن حسين إبراهيم آدم أمين أنس أيمن باسم بلال تامر جابر حازم حامد حمزة داود رامي زياد زيد سالم سامر سليم سليمان سمير شادي صالح طارق عادل عامر عباس عبدالله عدنان عصام علاء عماد غسان فادي فؤاد فيصل قاسم كمال ماجد مازن مالك مراد مروان مصطفى منير ناصر نبيل نديم هادي هاني هشام وائل وليد ياسر ياسين يحيى يزن رشيد حمدان منصور طلال جاسم صابر أسامة أشرف أنور إياد أيهم باسل بشار حسام ريان شريف طه عثمان فراس قيس كنان لؤي مهند مؤيد نزار همام وسيم يزيد",
  },
  bengali: {
    she: "তিতলি দিয়া রিয়া মৌ মৌমিতা তানিয়া সাদিয়া ফারিহা নাদিয়া লাবণ্য ঐশী মেঘলা শ্রেয়া তিন্নি ঝুমা টুম্পা মিষ্টি কমলা বকুল রিমা মিনা মিনু টুনি রিনা রানু মিতা মিতু মিলি তুলি সীতা গীতা শিলা নীলা রূপা দীপা অনন্যা প্রিয়া পায়েল পিয়ালি রিয়া ফাতেমা আয়েশা সালমা নাসরিন শারমিন তানিয়া সাদিয়া নাদিয়া জারা রুমানা রুমি লিজা সুমি সুমনা শম্পা চম্পা ঝুমা ঝুমুর মৌ মৌমিতা মেঘলা দুর্গা লক্ষ্মী সরলা বিমলা ইলা নিশা উমা রাধা তানি নূপুর ঈশিতা শ্রেয়া দিয়া তৃষা অর্পিতা খুকি মুন্নি রুনু ঝুনু পারুল লীলা মীরা নন্দিনী সোমা তিন্নি রাইসা মরিয়ম মেঘা শ্রাবণী তনুশ্রী সুচিত্রা রুপা অহনা আরাধ্যা আনিকা নুসরাত তাসনিম তাহমিনা জান্নাত মাহি ঝিলিক রিমঝিম টুসি পূজা স্নেহা সুস্মিতা মালতী অপর্ণা অদিতি ঊর্মি কাকলি কেয়া চৈতি জয়া নাজমা রোকেয়া শান্তা শিউলি",
    he: "সোহম ইমন তন্ময় শুভ রোহন আয়ান রুদ্র নীল সৌরভ তপু বাবলু পল্টু বিল্টু গোপাল হরি নিতাই শ্যামল বাদল টুটুল মাহিন রানা রতন রবি রাজু করিম রহিম কামাল জামাল হাসান হোসেন সুমন রিপন রাকিব সাকিব তামিম আরিফ আরিয়ান অর্ক অর্ণব অনিক অমল বিমল সুজন সজল সজীব সমীর সুবীর সুনীল অনিল অরুণ বরুণ গোপাল মোহন মদন মন্টু মিন্টু বাবলু বাবু টুটুল হাবু বিল্টু পিন্টু ঝন্টু সন্টু রন্টু অপু দীপ তপন রাহুল রোহন ইমরান আলী ইউসুফ জাহিদ ফাহিম নাঈম মাহিন সোহেল রাসেল জয় দেব কানাই বলাই নিতাই গণেশ কার্তিক শঙ্কর হরি রাম শ্যাম যদু কালু ভোলা লালু টুকু খোকন মানিক অর্জুন বুবুন তাতাই অভি অভিজিৎ অয়ন অরিন্দম আদিত্য আবির আসিফ ইকবাল কৌশিক গৌতম জিৎ তুহিন দেবাশিস নয়ন নাসির পলাশ পিয়াস প্রবীর বাপ্পা বিজয় বিশাল মিঠু মিলন মুকুল রফিক রাজীব রিফাত রোমেল শাওন শুভম সায়ন সিয়াম সৈকত হৃদয় গাবলু টিপু ফটিক বিশু ভুলু মোহিত",
  },
  japanese: {
    she: "ひなた ひまり ひな ゆい ゆいな さくら はな はるか あかり あおい みお めい ここな ゆな さき まい まゆ みゆ みさき ななみ ちひろ なつき ちさと かな かのん こはる いちか すず しおり えま りこ りな あや あやか ゆか みか みき みく ともこ はなこ さゆり あやの ことね つむぎ 結衣 結菜 陽菜 美咲 美優 葵 莉子 凛 花 花子 さくらこ 由美 真由美 恵子 幸子 美香 愛 彩 咲 楓 桜 優奈 心春",
    he: "はると ゆうと そうた れん りく ひろと けんた たろう じろう こうた しょうた だいき ゆうた ゆうき たくみ そら はやと かいと りょう しゅん けん だいすけ ともや まさと なおき けいた つばさ あきら たける いつき あおと みなと 陽翔 蓮 大翔 悠真 湊 翔太 健太 太郎 拓海 大輝 悠斗 健 翔 陸 海斗 颯太 一郎 次郎",
  },
  korean: {
    she: "지우 서연 서윤 지유 하은 하윤 민서 지민 윤서 채원 수아 지아 지윤 은서 예은 다은 수빈 소율 예린 소윤 시아 유나 가은 윤아 민지 유진 수진 영희 순이 미나 수미 은지 은주 혜진 지혜 미영 하린 서아 아린 다인 보라 나리 하나 아라 소라 다솜",
    he: "민수 민준 서준 도윤 예준 시우 하준 주원 지호 지후 준우 준서 건우 도현 현우 지훈 우진 선우 서진 유준 은우 민재 현준 시윤 정우 승우 준혁 지환 승현 윤우 철수 영수 동현 성민 태민 재민 준호 민호 진호 성호 동수 영호 현수 진수 태윤 태오 이안 로운",
  },
  hindi: {
    she: "मुनिया चंपा गौरी चुनमुन कमला विमला शांति सरला निर्मला पुष्पा सावित्री पार्वती सरोज मालती उर्मिला आयशा अदिति काव्या तन्वी ईशा सिया रिया ज़ारा मायरा पीहू गुड्डी मुन्नी चिंकी पिंकी टीना मीरा सीता गीता राधा रानी प्रिया नेहा पूजा अनु आशा उषा कविता सुनीता अनीता काजल कोमल ज्योति तारा दीपा नीता नीलम पायल बबली मुनिया मीना रीना रेखा लता लक्ष्मी वर्षा शालू सोना सोनी स्नेहा सरिता आर्या अनन्या दिया ईशा इशा गुड़िया चंपा छुटकी जया टीना पिंकी पारो मंजू माया मालती रिया रोशनी ललिता विद्या शांति सुमन हेमा फातिमा आयशा ज़ारा सलमा नूर अंजलि अवनी आरोही आलिया ईवा चित्रा जानवी जूही झिलमिल तृषा दीक्षा नंदिनी नव्या निशा नैना प्राची मानसी मिष्टी मेघा मोनिका यामिनी रश्मि रीता रूपा शालिनी शिवानी शीला श्रेया सारा सुनयना सुरभि सौम्या हिना",
    he: "चीकू मोती शेरू टॉमी भोलू मिट्ठू रॉकी कालू टिंकू पिंकू कबीर आरव विवान ईशान आदित्य यश ध्रुव अयान इमरान सलमान फ़रहान रामलाल हरिराम किशन दीनू भोला रामू गंगाराम नितिन साहिल समीर मोहन राम श्याम राजू रवि अर्जुन गोपाल गोलू छोटू मुन्ना सोनू मोनू चिंटू पिंटू बंटी विक्रम विजय अजय संजय सुरेश रमेश महेश दिनेश गणेश राजेश मुकेश अमित सुमित रोहन रोहित राहुल करण कबीर आरव आदित्य अनिल सुनील अशोक किशन कृष्णा देव दीपक नंदू नीरज पवन प्रकाश बिरजू भोला मनोज माधव रघु रहीम रामू लक्ष्मण शंकर शिव समीर सलीम हरि हरीश अली इमरान यूसुफ़ आमिर वीर अंकित अक्षय अभिषेक अरुण आयुष इंदर ऋषि कन्हैया कार्तिक कुणाल केशव गौरव चेतन जतिन तन्मय धीरज नकुल निखिल पंकज प्रणव फ़ैज़ान बलराम भरत मयंक युवराज रघुवीर राजीव रितेश वरुण शिवम सचिन हेमंत",
  },
};

const sets = Object.fromEntries(
  Object.entries(NAMES).map(([language, { she, he }]) => [
    language,
    { she: new Set(she.split(" ")), he: new Set(he.split(" ")) },
  ]),
);

/** The given names of a language, the longest first. */
export const namesOf = (language: string): readonly string[] =>
  [...(sets[language]?.she ?? []), ...(sets[language]?.he ?? [])].sort((a, b) => b.length - a.length);

/** The gender of a given name of the language; undefined where it is not known. */
export const genderOfNameIn = (name: string, language: string): "she" | "he" | undefined => {
  const known = sets[language];
  const own = name.toLocaleLowerCase();
  return known?.she.has(own) ? "she" : known?.he.has(own) ? "he" : undefined;
};
