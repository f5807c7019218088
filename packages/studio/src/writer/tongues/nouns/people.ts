/** People, and whoever else speaks, by their English name. See `noun.ts` for the marks. */
export const people = `
girl;个 女孩;लड़की+;una niña;une fille;فَتَاةٌ;মেয়ে;uma menina;девочка;女の子;das Mädchen;소녀
boy;个 男孩;लड़का;un niño;un garçon;وَلَدٌ;ছেলে;um menino;мальчик;男の子;der Junge;소년
child;个 孩子;बच्चा;un niño;un enfant;طِفْلٌ;শিশু;uma criança;ребёнок;子ども;das Kind;아이
sister;个 女孩;बहन+;una hermana;une sœur;أُخْتٌ+;বোন;uma irmã;сестра;姉妹;die Schwester;누이
brother;个 男孩;भाई;un hermano;un frère;أَخٌ;ভাই;um irmão;брат;兄弟;der Bruder;형제
friend;位 朋友;दोस्त;un amigo;un ami;صَدِيقٌ;বন্ধু;um amigo;друг;友だち;der Freund;친구
princess;位 公主;राजकुमारी+;una princesa;une princesse;أَمِيرَةٌ;রাজকন্যা;uma princesa;принцесса;お姫さま;die Prinzessin;공주
prince;位 王子;राजकुमार;un príncipe;un prince;أَمِيرٌ;রাজপুত্র;um príncipe;принц;王子;der Prinz;왕자
king;位 国王;राजा;un rey;un roi;مَلِكٌ;রাজা;um rei;король;王様;der König;왕
queen;位 王后;रानी+;una reina;une reine;مَلِكَةٌ;রানি;uma rainha;королева;女王;die Königin;여왕
emperor;位 皇帝;सम्राट;un emperador;un empereur;إِمْبِرَاطُورٌ;সম্রাট;um imperador;император;皇帝;der Kaiser;황제
wizard;位 魔法师;जादूगर;un mago;un magicien;سَاحِرٌ;জাদুকর;um mago;волшебник;魔法使い;der Zauberer;마법사
witch;位 女巫;डायन+;una bruja;une sorcière;سَاحِرَةٌ;ডাইনি;uma bruxa;ведьма;魔女;die Hexe;마녀
knight;位 骑士;शूरवीर;un caballero;un chevalier;فَارِسٌ;নাইট;um cavaleiro;рыцарь;騎士;der Ritter;기사
samurai;位 武士;समुराई;un samurái;un samouraï;سَامُورَايْ;সামুরাই;um samurai;самурай;侍;der Samurai;사무라이
warrior;位 战士;योद्धा;un guerrero;un guerrier;مُحَارِبٌ;যোদ্ধা;um guerreiro;воин;戦士;der Krieger;전사
soldier;名 士兵;सैनिक;un soldado;un soldat;جُنْدِيٌّ;সৈনিক;um soldado;солдат;兵士;der Soldat;병사
ninja;名 忍者;निंजा;un ninja;un ninja;نِينْجَا;নিনজা;um ninja;ниндзя-;忍者;der Ninja;닌자
astronaut;名 宇航员;अंतरिक्ष यात्री;un astronauta;un astronaute;رَائِدُ فَضَاءٍ=رَائِدُ الْفَضَاءِ;মহাকাশচারী;um astronauta;космонавт;宇宙飛行士;der Astronaut;우주비행사
explorer;位 探险家;खोजी;un explorador;un explorateur;مُسْتَكْشِفٌ;অভিযাত্রী;um explorador;путешественник;探検家;der Entdecker;탐험가
pilot;名 飞行员;विमान चालक;un piloto;un pilote;طَيَّارٌ;বৈমানিক;um piloto;лётчик;パイロット;der Pilot;조종사
fairy;位 仙女;परी+;un hada;une fée;جِنِّيَّةٌ;পরী;uma fada;фея;妖精;die Fee;요정
elf;个 小精灵;बौना;un elfo;un elfe;قَزَمٌ;ছোট্ট পরী;um elfo;эльф;小人;der Elf;꼬마 요정
pirate;个 海盗;समुद्री डाकू;un pirata;un pirate;قُرْصَانٌ;জলদস্যু;um pirata;пират;海賊;der Pirat;해적
captain;位 船长;कप्तान;un capitán;un capitaine;قُبْطَانٌ;কাপ্তান;um capitão;капитан;船長;der Kapitän;선장
sailor;名 水手;नाविक;un marinero;un marin;بَحَّارٌ;নাবিক;um marinheiro;моряк;船乗り;der Matrose;선원
grandmother;位 奶奶;दादी+;una abuela;une grand-mère;جَدَّةٌ;ঠাকুমা;uma avó;бабушка;おばあさん;die Großmutter;할머니
grandfather;位 爷爷;दादा;un abuelo;un grand-père;جَدٌّ;দাদু;um avô;дедушка-;おじいさん;der Großvater;할아버지
man;个 男人;आदमी;un hombre;un homme;رَجُلٌ;লোক;um homem;мужчина-;男の人;der Mann;남자
woman;个 女人;औरत+;una mujer;une femme;امْرَأَةٌ=الْمَرْأَةُ;মহিলা;uma mulher;женщина;女の人;die Frau;여자
mother;位 妈妈;माँ+;una madre;une mère;أُمٌّ+;মা;uma mãe;мама;お母さん;die Mutter;어머니
father;位 爸爸;पिता;un padre;un père;أَبٌ;বাবা;um pai;отец;お父さん;der Vater;아버지
farmer;位 农夫;किसान;un campesino;un fermier;فَلَّاحٌ;কৃষক;um camponês;крестьянин;農夫;der Bauer;농부
shepherd;个 牧羊人;गड़रिया;un pastor;un berger;رَاعٍ=الرَّاعِي;রাখাল;um pastor;пастух;羊飼い;der Hirte;목동
gardener;位 园丁;माली;un jardinero;un jardinier;بُسْتَانِيٌّ;মালি;um jardineiro;садовник;庭師;der Gärtner;정원사
fisherman;位 渔夫;मछुआरा;un pescador;un pêcheur;صَيَّادٌ;জেলে;um pescador;рыбак;漁師;der Fischer;어부
detective;位 侦探;जासूस;un detective;un détective;مُحَقِّقٌ;গোয়েন্দা;um detetive;сыщик;探偵;der Detektiv;탐정
doctor;位 医生;डॉक्टर;un médico;un médecin;طَبِيبٌ;ডাক্তার;um médico;доктор;お医者さん;der Arzt;의사
scientist;位 科学家;वैज्ञानिक;un científico;un savant;عَالِمٌ;বিজ্ঞানী;um cientista;учёный-;科学者;der Forscher;과학자
inventor;位 发明家;आविष्कारक;un inventor;un inventeur;مُخْتَرِعٌ;আবিষ্কারক;um inventor;изобретатель;発明家;der Erfinder;발명가
monk;位 僧人;भिक्षु;un monje;un moine;رَاهِبٌ;সন্ন্যাসী;um monge;монах;お坊さん;der Mönch;스님
teacher;位 老师;शिक्षक;un maestro;un maître d’école;مُعَلِّمٌ;শিক্ষক;um professor;учитель;先生;der Lehrer;선생님
hero;位 英雄;वीर;un héroe;un héros;بَطَلٌ;বীর;um herói;герой;英雄;der Held;영웅
robot;个 机器人;रोबोट;un robot;un robot;رُوبُوتٌ;রোবট;um robô;робот;ロボット;der Roboter;로봇
ghost;个 幽灵;भूत;un fantasma;un fantôme;شَبَحٌ;ভূত;um fantasma;призрак;おばけ;das Gespenst;유령
alien;个 外星人;परग्रही;un extraterrestre;un extraterrestre;كَائِنٌ فَضَائِيٌّ=الْكَائِنُ الْفَضَائِيُّ;ভিনগ্রহী;um extraterrestre;инопланетянин;宇宙人;der Marsmensch;외계인
mermaid;条 美人鱼;जलपरी+;una sirena;une sirène;حُورِيَّةٌ;মৎস্যকন্যা;uma sereia;русалка;人魚;die Meerjungfrau;인어
giant;个 巨人;दानव;un gigante;un géant;عِمْلَاقٌ;দৈত্য;um gigante;великан;巨人;der Riese;거인
monster;个 怪物;राक्षस;un monstruo;un monstre;وَحْشٌ;দানব;um monstro;чудовище;怪物;das Ungeheuer;괴물
genie;个 精灵;जिन्न;un genio;un génie;مَارِدٌ;জিন;um gênio;джинн;魔人;der Flaschengeist;요정
vampire;个 吸血鬼;पिशाच;un vampiro;un vampire;مَصَّاصُ دِمَاءٍ=مَصَّاصُ الدِّمَاءِ;ভ্যাম্পায়ার;um vampiro;вампир;吸血鬼;der Vampir;흡혈귀
snowman;个 雪人;हिममानव;un muñeco de nieve;un bonhomme de neige;رَجُلُ ثَلْجٍ=رَجُلُ الثَّلْجِ;তুষারমানব;um boneco de neve;снеговик;雪だるま;der Schneemann;눈사람
baker;位 面包师;नानबाई;un panadero;un boulanger;خَبَّازٌ;রুটিওয়ালা;um padeiro;пекарь;パン屋さん;der Bäcker;빵집 주인
cook;位 厨师;रसोइया;un cocinero;un cuisinier;طَبَّاخٌ;রাঁধুনি;um cozinheiro;повар;料理人;der Koch;요리사
tailor;位 裁缝;दर्ज़ी;un sastre;un tailleur;خَيَّاطٌ;দর্জি;um alfaiate;портной-;仕立て屋さん;der Schneider;재봉사
blacksmith;位 铁匠;लोहार;un herrero;un forgeron;حَدَّادٌ;কামার;um ferreiro;кузнец;鍛冶屋さん;der Schmied;대장장이
carpenter;位 木匠;बढ़ई;un carpintero;un menuisier;نَجَّارٌ;ছুতোর;um carpinteiro;плотник;大工さん;der Zimmermann;목수
clockmaker;位 钟表匠;घड़ीसाज़;un relojero;un horloger;صَانِعُ سَاعَاتٍ=صَانِعُ السَّاعَاتِ;ঘড়িওয়ালা;um relojoeiro;часовщик;時計屋さん;der Uhrmacher;시계공
keeper;位 守塔人;पहरेदार;un guardián;un gardien;حَارِسٌ;পাহারাদার;um guardião;смотритель;番人;der Wärter;파수꾼
painter;位 画家;चित्रकार;un pintor;un peintre;رَسَّامٌ;চিত্রকর;um pintor;художник;画家;der Maler;화가
musician;位 音乐家;संगीतकार;un músico;un musicien;عَازِفٌ;বাদক;um músico;музыкант;音楽家;der Musikant;악사
singer;位 歌手;गायक;un cantante;un chanteur;مُغَنٍّ=الْمُغَنِّي;গায়ক;um cantor;певец;歌い手;der Sänger;가수
dancer;位 舞者;नर्तकी+;una bailarina;une danseuse;رَاقِصَةٌ;নর্তকী;uma bailarina;танцовщица;踊り子;die Tänzerin;무용수
poet;位 诗人;कवि;un poeta;un poète;شَاعِرٌ;কবি;um poeta;поэт;詩人;der Dichter;시인
firefighter;名 消防员;दमकलकर्मी;un bombero;un pompier;رَجُلُ إِطْفَاءٍ=رَجُلُ الْإِطْفَاءِ;দমকলকর্মী;um bombeiro;пожарный-;消防士;der Feuerwehrmann;소방관
hunter;位 猎人;शिकारी;un cazador;un chasseur;صَيَّادٌ;শিকারি;um caçador;охотник;狩人;der Jäger;사냥꾼
merchant;位 商人;व्यापारी;un mercader;un marchand;تَاجِرٌ;বণিক;um mercador;купец;商人;der Händler;상인
traveller;位 旅人;मुसाफ़िर;un viajero;un voyageur;مُسَافِرٌ;পথিক;um viajante;путник;旅人;der Wanderer;나그네
santa-claus;位 圣诞老人;सांता क्लॉज़;un papá noel;un père Noël;بَابَا نُوِيلُ=بَابَا نُوِيلُ;সান্তা ক্লজ;um papai noel;Дед Мороз;サンタさん;der Weihnachtsmann;산타 할아버지
thief;个 小偷;चोर;un ladrón;un voleur;لِصٌّ;চোর;um ladrão;вор;どろぼう;der Dieb;도둑
mechanic;位 技师;मिस्त्री;un mecánico;un mécanicien;مِيكَانِيكِيٌّ;মিস্ত্রি;um mecânico;механик;修理屋さん;der Mechaniker;정비사
`;
