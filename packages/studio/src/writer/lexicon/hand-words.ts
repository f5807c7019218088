import type { Language } from "../languages.ts";

/** Columns of the table, in its order. */
export const columns: readonly Language[] = [
  "english",
  "chinese",
  "hindi",
  "spanish",
  "french",
  "arabic",
  "bengali",
  "portuguese",
  "russian",
  "japanese",
  "german",
  "korean",
];

/**
 * Words that emoji do not name, by what they mean to a picture. Forms are stems where a language bends its words.
 * "@" place, "^" time of day, "~" weather, "!" mood, "*" thing; without a sign: a kind that acts.
 */
export const handWords = `
@forest;forest,wood,woods,jungle,woodland;森林,树林,丛林,林子;जंगल,वन;bosque,selva;forêt,bois,jungle;غابة,غابات,أدغال;বন,জঙ্গল,বনে,বনের;floresta,bosque,selva,mata;лес,леса,лесу,лесом,лесной,джунгл;森,林,ジャングル;wald,wälder,dschungel;숲,정글
@meadow;meadow,field,garden,hill,valley,park,grass;草地,草原,田野,花园,山谷,公园;मैदान,बगीचा,बाग,घाटी,खेत;prado,campo,jardín,colina,valle,parque;prairie,pré,champ,jardin,colline,vallée,parc;مرج,مروج,حقل,حديقة,تل,وادي,التل;মাঠ,বাগান,উপত্যকা,ক্ষেত;prado,campo,jardim,colina,vale,parque;луг,лугу,поле,полю,сад,саду,холм,долин,парк;草原,野原,庭,丘,谷,公園;wiese,feld,garten,hügel,tal,park;들판,풀밭,정원,언덕,골짜기,공원
@mountain;mountain,peak,summit,cliff,volcano;山,高山,山顶,悬崖;पहाड़,पर्वत,चोटी;montaña,cumbre,cima,acantilado;montagne,sommet,falaise;جبل,جبال,قمة;পাহাড়,পর্বত,চূড়া;montanha,serra,cume,penhasco;гора,горы,гору,горе,горой,вершин,скал;山,峠,崖,頂上;berg,berge,gipfel,felsen;산,산꼭대기,절벽
@lake;lake,river,pond,stream,waterfall;湖,河,池塘,小溪,瀑布;झील,नदी,तालाब,झरना;lago,río,estanque,arroyo,cascada;lac,rivière,étang,ruisseau,cascade;بحيرة,نهر,بركة,شلال,جدول;হ্রদ,নদী,পুকুর,ঝরনা;lago,rio,lagoa,riacho,cachoeira;озер,река,реки,реку,реке,пруд,ручей,ручь,водопад;湖,川,池,小川,滝;see,fluss,teich,bach,wasserfall;호수,강,연못,시냇물,폭포
@sea;sea,ocean,beach,island,harbor,harbour,shore;大海,海,海边,海滩,岛,港口;समुद्र,सागर,तट,द्वीप;mar,océano,playa,isla,puerto;mer,océan,plage,île,port;بحر,محيط,شاطئ,جزيرة,ميناء;সমুদ্র,সাগর,সৈকত,দ্বীপ;mar,oceano,praia,ilha,porto;море,моря,морю,морем,океан,пляж,остров,берег;海,浜,島,港;meer,ozean,strand,insel,hafen;바다,해변,섬,항구
@castle;castle,palace,kingdom,throne,tower;城堡,宫殿,王国,皇宫;महल,किला,राज्य,राजमहल;castillo,palacio,reino,torre;château,palais,royaume,tour;قصر,قلعة,مملكة,برج;প্রাসাদ,দুর্গ,রাজ্য,রাজপ্রাসাদ;castelo,palácio,reino,torre;замок,замк,дворец,дворц,королевств,башн;城,宮殿,王国,お城;schloss,burg,palast,königreich,turm;성,궁전,왕국,궁궐
@village;village,cottage,farm,market,barn;村庄,村子,村里,农场,集市;गाँव,गांव,खेत,बाज़ार,झोपड़ी;pueblo,aldea,granja,mercado;village,ferme,marché,chaumière;قرية,قرى,مزرعة,سوق,كوخ;গ্রাম,বাজার,খামার,কুঁড়েঘর;aldeia,vila,fazenda,mercado;деревн,село,ферм,рынок,рынк,хижин;村,農場,市場;dorf,bauernhof,markt,hütte;마을,농장,시장
@city;city,town,street,square,downtown;城市,街道,大街,镇上;शहर,नगर,सड़क,गली;ciudad,calle,plaza;ville,rue,place;مدينة,شارع,شوارع;শহর,নগর,রাস্তা;cidade,rua,praça;город,города,городе,улиц,площад;街,町,都市,通り;stadt,straße,platz;도시,거리,광장
@spaceship;spaceship,starship,spacecraft,space station,cockpit,airlock,control room;飞船,宇宙飞船,空间站,太空站,驾驶舱;अंतरिक्ष यान,अंतरिक्षयान,अंतरिक्ष स्टेशन;nave espacial,estación espacial,astronave;vaisseau spatial,vaisseau,station spatiale;مركبة فضائية,سفينة الفضاء,محطة فضائية;মহাকাশযান,মহাকাশ স্টেশন;nave espacial,espaçonave,estação espacial;космический корабль,космическом корабле,звездолёт,космическая станция;宇宙船,宇宙ステーション;raumschiff,raumstation,cockpit;우주선,우주정거장
@laboratory;laboratory,lab,robot workshop,robot factory;实验室,研究室;प्रयोगशाला;laboratorio;laboratoire;مختبر,معمل;গবেষণাগার,পরীক্ষাগার;laboratório;лаборатор;研究室,実験室,研究所;labor,laboratorium;실험실,연구실
@space;space,planet,galaxy,mars,orbit,moonbase;太空,宇宙,星球,火星,银河;अंतरिक्ष,ग्रह,मंगल,आकाशगंगा;espacio,planeta,galaxia,marte;espace,planète,galaxie,mars;فضاء,كوكب,مجرة,المريخ;মহাকাশ,গ্রহ,মঙ্গল,ছায়াপথ;espaço,planeta,galáxia,marte;космос,планет,галактик,марс;宇宙,惑星,銀河,火星;weltraum,weltall,planet,galaxie,mars;우주,행성,은하,화성
@desert;desert,dune,oasis,sahara;沙漠,沙丘,绿洲;रेगिस्तान,मरुस्थल,मरुभूमि;desierto,duna,oasis;désert,dune,oasis;صحراء,كثبان,واحة;মরুভূমি,মরু,বালিয়াড়ি;deserto,duna,oásis;пустын,дюн,оазис;砂漠,砂丘;wüste,düne,oase;사막,모래언덕
@snow;snow,ice,arctic,glacier,iceberg;雪地,冰川,北极,雪原;बर्फ,हिम;nieve,hielo,glaciar,ártico;neige,glace,glacier,banquise;ثلج,ثلوج,جليد;বরফ,তুষার;neve,gelo,geleira;снег,снегу,снега,лёд,льду,ледник;雪原,氷河,北極,雪;schnee,eis,gletscher;눈밭,얼음,빙하,북극
@room;room,house,home,kitchen,library,school,bedroom,attic;房间,屋里,家里,厨房,图书馆,学校,卧室;कमरा,कमरे,घर,रसोई,पुस्तकालय,स्कूल;habitación,casa,cocina,biblioteca,escuela;chambre,maison,cuisine,bibliothèque,école;غرفة,بيت,مطبخ,مكتبة,مدرسة;ঘর,বাড়ি,রান্নাঘর,গ্রন্থাগার,স্কুল;quarto,casa,cozinha,biblioteca,escola;комнат,дом,доме,дома,кухн,библиотек,школ;部屋,家,台所,図書館,学校;zimmer,haus,küche,bibliothek,schule;방,집,부엌,도서관,학교
@underwater;underwater,reef,seabed;海底,水下,珊瑚礁;पानी के नीचे;bajo el agua,arrecife,fondo del mar;sous l’eau,récif,fond de la mer;تحت الماء,قاع البحر;জলের নিচে;debaixo d’água,recife,fundo do mar;под водой,риф;海底,海の底,水中;unter wasser,riff,meeresgrund;바닷속,물속
@cave;cave,cavern,mine,tunnel,underground;山洞,洞穴,地下;गुफा,सुरंग;cueva,caverna,túnel;grotte,caverne,tunnel;كهف,مغارة,نفق;গুহা,সুড়ঙ্গ;caverna,gruta,túnel;пещер,тоннел;洞窟,ほら穴,洞くつ;höhle,tunnel;동굴,터널
^night;night,midnight,moonlit,moonlight,starry;夜里,夜晚,夜,晚上,月光,星空;रात,आधी रात,चाँदनी;noche,medianoche;nuit,minuit;ليل,ليلة,منتصف الليل;রাত,মধ্যরাত,জ্যোৎস্না;noite,meia-noite;ночь,ночи,ночью,полноч;夜,真夜中,月夜;nacht,nachts,mitternacht;밤,한밤중,달빛
^dawn;dawn,sunrise,morning,daybreak;黎明,清晨,早晨,早上,日出;सुबह,भोर,सवेरा,सूर्योदय;amanecer,alba,mañana;aube,aurore,matin;فجر,صباح,شروق;ভোর,সকাল,সূর্যোদয়;amanhecer,madrugada,manhã;рассвет,утро,утром,утра;朝,夜明け,日の出;morgen,dämmerung,sonnenaufgang;아침,새벽,해돋이
^dusk;dusk,sunset,evening,twilight;黄昏,傍晚,日落,夕阳;शाम,सांझ,सूर्यास्त;atardecer,anochecer,ocaso;soir,crépuscule,coucher du soleil;مساء,غروب;সন্ধ্যা,গোধূলি,সূর্যাস্ত;entardecer,anoitecer,pôr do sol;вечер,вечером,закат,сумерк;夕方,夕暮れ,夕日,日暮れ;abend,sonnenuntergang;저녁,해질녘,노을
^storm;storm,thunder,lightning,hurricane,tempest;暴风雨,雷,闪电,风暴;तूफ़ान,तूफान,बिजली,आँधी;tormenta,trueno,relámpago;orage,tempête,tonnerre,éclair;عاصفة,رعد,برق;ঝড়,বজ্র,বিদ্যুৎ;tempestade,trovão,relâmpago;буря,бури,бурю,гроза,грозы,гром,молни,шторм;嵐,雷,稲妻;sturm,gewitter,donner,blitz;폭풍,천둥,번개
^golden;afternoon,autumn,harvest;下午,秋天;दोपहर,पतझड़;tarde,otoño;après-midi,automne;خريف,عصر;বিকেল,শরৎ;tarde,outono;осень,осени;午後,秋;nachmittag,herbst;오후,가을
^magic;magic,enchanted,spell,aurora;魔法,神奇,极光;जादू,जादुई;magia,mágico,mágica,hechizo;magie,magique,enchanté;سحر,سحري;জাদু,মায়া;magia,mágico,mágica,feitiço;волшебств,волшебн,маги;魔法,不思議;magie,zauber,magisch;마법,신비
~rain;rain,raining,rainy,drizzle;雨,下雨;बारिश,वर्षा;lluvia,llovía;pluie,pleuvait;مطر,أمطار;বৃষ্টি;chuva,chovia;дождь,дожд;雨;regen,regnete;비가,빗물,빗방울
~snow;snowing,snowfall,snowflake,blizzard,snowed;下雪,雪花;हिमपात,बर्फ़बारी;nevaba,nevada,ventisca;neigeait,flocon,blizzard;ثلوج,ثلج;তুষারপাত;nevava,nevasca;снегопад,метель,вьюг;雪が,吹雪;schneite,schneeflocke,schneesturm;눈이 내리,눈보라,눈송이
!sad;sad,wept,cried,tears,lonely;哭,眼泪,难过,伤心,孤独;रोया,रोई,आँसू,उदास,अकेल;triste,lloró,lágrima,solo;triste,pleura,larme,seul;حزين,بكى,بكت,دموع,وحيد;দুঃখ,কাঁদ,অশ্রু,একা;triste,chorou,lágrima,sozinh;грустн,печальн,плака,заплака,слёз,слез,одинок;悲し,泣,涙,さびし;traurig,weinte,tränen,einsam;슬프,슬퍼,울었,눈물,외로
!tense;danger,afraid,fear,dark,scared,trembled,trap;害怕,危险,恐惧,黑暗;डर,खतरा,ख़तरा,अँधेर;miedo,peligro,oscur,tembl;peur,danger,sombre,trembla;خوف,خاف,خطر,ظلام;ভয়,বিপদ,অন্ধকার;medo,perigo,escur,trem;страх,страшно,опасн,темн,испуга;怖,恐,危険,暗;angst,gefahr,dunkel,zitterte;무서,두려,위험,어두
!joy;laughed,cheered,danced,joy,hooray,celebrated,feast;欢笑,笑了,高兴,欢呼,跳舞;हँस,खुशी,ख़ुशी,नाच;rió,rieron,alegría,feliz,bail;rire,rit,joie,heureu,dans;ضحك,فرح,سعادة,سعيد,رقص;হাস,আনন্দ,খুশি,নাচ;riu,riram,alegria,feliz,danç;смея,засмея,радост,счаст,танц;笑,喜,嬉し,うれし,踊;lachte,freude,glücklich,tanz;웃,기쁨,기뻐,행복,춤
!wonder;wonder,whispered,glowed,shone,miracle,amazed;奇迹,闪闪,发光,惊讶;चमक,आश्चर्य,चमत्कार;maravill,brill,asombr;merveill,brill,étonn;عجب,دهشة,لمع,معجزة;আশ্চর্য,ঝলমল,বিস্ময়;maravilh,brilh,espant;чудо,чуда,сия,удив,светил;輝,光,不思議,驚;wunder,leuchte,staun,glänz;반짝,놀라,신기,기적
!asleep;asleep,slept,sleeping,dreamed;睡着,睡觉,睡;सो गया,सो गई,नींद;dormi,durmió,sueño;dorm,endorm,sommeil;نام,نائم,نوم;ঘুম,ঘুমি;dorm,adormec,sono;спал,засну,усну,спит;眠,寝;schlief,schlaf;잠들,잠이,잤
fox;fox,vixen;狐狸;लोमड़ी;zorro,zorra;renard;ثعلب;শেয়াল,শিয়াল;raposa;лис,лиса,лису,лисы,лисич,лисён;キツネ,きつね,狐;fuchs,füchs;여우
wolf;wolf,wolves;狼;भेड़िया;lobo;loup;ذئب;নেকড়ে;lobo;волк;オオカミ,おおかみ,狼;wolf,wölf;늑대
rabbit;rabbit,bunny,hare;兔子,小兔;खरगोश;conejo,liebre;lapin,lièvre;أرنب;খরগোশ;coelho,lebre;кролик,заяц,зайц,зайч;ウサギ,うさぎ,兎;hase,kaninchen;토끼
cat;cat,cats;猫;बिल्ली;gato,gata;chat,chatte;قطة,قط;বিড়াল;gato,gata;кот,кошк,кота;猫,ネコ,ねこ;katze,kater;고양이
dog;dog,dogs,puppy;狗,小狗;कुत्ता,कुत्ते,पिल्ला;perro,perra,cachorro;chien,chiot;كلب,جرو;কুকুর;cachorro,cão;собак,пёс,щен;犬,イヌ,いぬ;hund,welpe;강아지,개는,개가
bear;bear,bears;熊;भालू;oso,osa;ours;دب,الدب;ভালুক;urso,ursa;медвед,медвеж;クマ,くま,熊;bär,bären;곰
mouse;mouse,mice;老鼠,小鼠;चूहा,चूहे,चुहिया;ratón,ratones;souris;فأر,فأرة;ইঁদুর;rato,ratinho;мышь,мыши,мышк,мышон;ネズミ,ねずみ;maus,mäuse;생쥐,쥐
grandma;grandmother,grandma,granny;奶奶,外婆,祖母;दादी,नानी;abuela;grand-mère,mamie;جدة,جدتي,جدتها,جدته;দাদি,দাদী,ঠাকুমা,দিদিমা;avó,vovó;бабушк;おばあさん,祖母;großmutter,oma;할머니
grandpa;grandfather,grandpa,granddad;爷爷,外公,祖父;दादा,नाना;abuelo;grand-père,papi;جد,جده,جدها;দাদু,ঠাকুরদা;avô,vovô;дедушк,дед;おじいさん,祖父;großvater,opa;할아버지
girl;girl,daughter,sister;女孩,姑娘,女儿,妹妹;लड़की,बेटी,बहन;niña,chica,hija,hermana;fille,fillette,sœur;فتاة,بنت,طفلة,أخت;মেয়ে,বোন;menina,garota,filha,irmã;девочк,девушк,дочь,дочк,сестр;女の子,少女,娘,妹;mädchen,tochter,schwester;소녀,딸,여동생
boy;boy,son,brother,child;男孩,少年,儿子,弟弟,孩子;लड़का,बेटा,भाई,बच्चा;niño,chico,hijo,hermano;garçon,fils,frère,enfant;ولد,صبي,طفل,أخ;ছেলে,ভাই,শিশু;menino,garoto,filho,irmão;мальчик,сын,брат,ребён;男の子,少年,息子,弟,子ども;junge,sohn,bruder,kind;소년,아들,남동생,아이
king;king;国王,皇帝;राजा;rey;roi;ملك;রাজা;rei;король,корол,царь,цар;王様,国王;könig;왕,임금
queen;queen;王后,女王,皇后;रानी;reina;reine;ملكة;রানি,রানী;rainha;королев,цариц;女王,王妃;königin;여왕,왕비
princess;princess;公主;राजकुमारी;princesa;princesse;أميرة;রাজকন্যা,রাজকুমারী;princesa;принцесс,царевн;姫,プリンセス;prinzessin;공주
prince;prince;王子;राजकुमार;príncipe;prince;أمير;রাজপুত্র,রাজকুমার;príncipe;принц,царевич;王子;prinz;왕자
knight;knight;骑士;शूरवीर;caballero;chevalier;فارس;নাইট,বীর;cavaleiro;рыцар;騎士;ritter;기사
wizard;wizard,magician,sorcerer;巫师,魔法师;जादूगर;mago,hechicero;magicien,sorcier;ساحر;জাদুকর;mago,feiticeiro;волшебник,колдун;魔法使い;zauberer;마법사
witch;witch;女巫;चुड़ैल,डायन;bruja;sorcière;ساحرة;ডাইনি;bruxa;ведьм,колдунь;魔女;hexe;마녀
robot;robot,android;机器人;रोबोट;robot;robot;روبوت,آلي;রোবট;robô;робот;ロボット;roboter;로봇
ghost;ghost;鬼魂,幽灵;भूत;fantasma;fantôme;شبح;ভূত;fantasma;призрак,привидени;幽霊,おばけ;geist,gespenst;유령
alien;alien,martian;外星人;एलियन;alienígena,extraterrestre;extraterrestre;كائن فضائي;ভিনগ্রহী;alienígena;инопланет;宇宙人;außerirdisch;외계인
astronaut;astronaut,cosmonaut;宇航员;अंतरिक्ष यात्री;astronauta;astronaute;رائد فضاء,رائدة فضاء;মহাকাশচারী;astronauta;космонавт,астронавт;宇宙飛行士;astronaut;우주비행사
pirate;pirate,captain,sailor;海盗,船长;समुद्री डाकू,कप्तान;pirata,capitán;pirate,capitaine;قرصان,قبطان;জলদস্যু;pirata,capitão;пират,капитан;海賊,船長;pirat,kapitän;해적,선장
farmer;farmer,shepherd;农夫,牧羊人;किसान,गड़रिया;granjero,pastor,pastora,campesino;fermier,fermière,berger,bergère;مزارع,فلاح,راعي;কৃষক,রাখাল;fazendeiro,pastor,pastora;фермер,пастух,пастушк,крестьян;農夫,羊飼い;bauer,hirte;농부,목동
farmer;fisherman,fishermen;渔夫,老渔夫;मछुआरा,मछुआरे,मछुआरिन;pescador,pescadora;pêcheur,pêcheuse;صياد,الصياد;জেলে;pescador,pescadora;рыбак,рыбачк;漁師;fischer;어부
girl;granddaughter,niece;孙女;पोती,नातिन,बच्ची;nieta;petite-fille;حفيدة,حفيدته,حفيدتها;নাতনি;neta;внучк;孫娘;enkelin;손녀
boy;grandson,nephew;孙子;पोता,नाती;nieto;petit-fils;حفيد,حفيده,حفيدها;নাতি;neto;внук;孫息子;enkel;손자
woman;woman,mother;女人,妈妈,母亲;औरत,माँ,महिला;mujer,madre,mamá;femme,mère,maman;امرأة,والدة;মা,মহিলা;mulher,mãe;женщин,мать,мама;女の人,お母さん;frau,mutter;엄마,어머니
man;man,father;男人,爸爸,父亲;आदमी,पिता;hombre,padre,papá;homme,père,papa;رجل,والد;বাবা,লোক;homem,pai;мужчин,отец,папа;男の人,お父さん;mann,vater;아버지,아빠
samurai;samurai,ronin;武士;समुराई;samurái;samouraï;ساموراي;সামুরাই;samurai;самура;侍,武士;samurai;사무라이
knight;warrior,soldier;士兵,战士;योद्धा,सैनिक;guerrero,soldado;guerrier,soldat;محارب,جندي;যোদ্ধা,সৈনিক;guerreiro,soldado;воин,солдат;戦士,兵士;krieger,soldat;전사,무사,군인
monk;monk;和尚,僧人;साधु,भिक्षु;monje;moine;راهب;সন্ন্যাসী;monge;монах;お坊さん,僧侶;mönch;스님
doctor;scientist,inventor;科学家,发明家;वैज्ञानिक;científico,científica,inventor;savant,inventeur;مخترع;বিজ্ঞানী;cientista,inventor;учён,изобретател;科学者,発明家;wissenschaftler,erfinder;과학자
singer;musician,singer,violinist;音乐家,歌手,琴师;गायक,गायिका,संगीतकार;músico,cantante;musicien,chanteur,chanteuse;موسيقي,مغني;গায়ক;músico,cantor,cantora;музыкант,певец,певиц;音楽家,歌手;musiker,sänger;음악가,가수
swan;crane,heron;白鹤,仙鹤;सारस;grulla;grue;كركي;সারস;garça;журавл;鶴;kranich;두루미
sheep;sheep,lamb;绵羊,小羊;भेड़,मेमना;oveja,cordero;mouton,agneau,brebis;خروف,نعجة;ভেড়া;ovelha,cordeiro;овца,овцу,овцы,овец,овеч,ягнён;羊,ひつじ;schaf,lamm;어린 양,양들
donkey;donkey;驴,毛驴;गधा;burro,asno;âne,ânon;حمار;গাধা;burro,jumento;осёл,осла,ослу,ослик;ロバ,ろば;esel;당나귀
teacher;teacher;老师;शिक्षक,अध्यापक,गुरु;maestra,maestro,profesora,profesor;professeur,maîtresse,maître;معلم,معلمة;শিক্ষক;professora,professor;учител;先生;lehrer;선생님
doctor;doctor,scientist;医生,博士,科学家;डॉक्टर,वैज्ञानिक;doctora,doctor,científic;docteur,médecin,savant;طبيب,عالم;ডাক্তার,বিজ্ঞানী;doutora,doutor,médico,cientista;доктор,врач,учёный;医者,博士;arzt,doktor,wissenschaftler;의사,박사
man;man,father,dad;男人,爸爸,父亲;आदमी,पिता;hombre,padre,papá;homme,père,papa;رجل,أب,والد;মানুষ,বাবা;homem,pai,papai;мужчин,отец,отца,пап;男,父,お父さん;mann,vater,papa;남자,아버지,아빠
woman;woman,mother,mom,mum;女人,妈妈,母亲;औरत,माँ,महिला;mujer,madre,mamá;femme,mère,maman;امرأة,أم,والدة;মহিলা,মা;mulher,mãe,mamãe;женщин,мать,мам;女,母,お母さん;frau,mutter,mama;여자,어머니,엄마
fairy;fairy,elf;仙女,精灵;परी;hada;fée;جنية;পরী;fada;фея,феи;妖精;fee,elfe;요정
*star;star,stars;星星,星;तारा,तारे,तारों;estrella;étoile;نجمة,نجوم,نجم;তারা;estrela;звезд,звёзд;星,ほし;stern;별
*full-moon;moon;月亮,月;चाँद,चांद;luna;lune;قمر;চাঁদ;lua;луна,луны,луну,месяц;月;mond;달
*sun;sun;太阳;सूरज;sol;soleil;شمس;সূর্য;sol;солнц;太陽;sonne;태양,햇살
*table;table,tables,desk;桌子;मेज़;mesa;table;طاولة;টেবিল;mesa;стол;机,テーブル;tisch;탁자,책상
*bench;bench,benches
*box;box,boxes;盒子,箱子;डिब्बा;caja;boîte;صندوق;বাক্স;caixa;коробк,ящик;箱を,箱が;kiste,schachtel;상자
*bag;bag,bags,sack,satchel;袋子;थैला;bolsa,saco;sac;حقيبة,كيس;থলে;saco,bolsa;мешок,сумк;袋を,かばん;beutel,tasche;가방,자루
*button;button,buttons
*pebble;pebble,pebbles;鹅卵石;कंकड़;guijarro;caillou;حصاة;নুড়ি;seixo;камешк;小石;kiesel;조약돌
*rock;boulder,boulders
*wall;wall,walls
*fence;fence,fences;篱笆;बाड़;valla;clôture;سياج;বেড়া;cerca;забор;垣根;zaun;울타리
*signpost;signpost,signposts;路标
*milestone;milestone,milestones
*stairs;stairs,staircase,stairway;楼梯;सीढ़ी,सीढ़ियाँ;escalera;escalier;درج,سلم;সিঁড়ি;escada;лестниц;階段;treppe;계단
*bridge;bridge,bridges;桥;पुल;puente;pont;جسر;সেতু;ponte;мост;橋;brücke;다리를,다리가
*well;old well,wishing well;水井;कुआँ;pozo;puits;بئر;কুয়ো;poço;колодец,колодц;井戸;brunnen;우물
*barrel;barrel,barrels
*cart;cart,carts,wagon,wheelbarrow;马车;गाड़ी;carro,carreta;charrette;عربة;গাড়ি;carroça;телег;荷車;karren,wagen;수레
*throne;golden throne,empty throne
*lighthouse;lighthouse;灯塔;प्रकाशस्तंभ;faro;phare;منارة;বাতিঘর;farol;маяк;灯台;leuchtturm;등대
*windmill;windmill,mill;风车;पवनचक्की;molino;moulin;طاحونة;বায়ুকল;moinho;мельниц;風車;windmühle,mühle;풍차
*cage;cage,cages;笼子;पिंजरा;jaula;cage;قفص;খাঁচা;gaiola;клетк;檻,鳥かご;käfig;새장
*statue;statue,statues;雕像;मूर्ति;estatua;statue;تمثال;মূর্তি;estátua;стату;像が,銅像;statue;동상
*piano;piano;钢琴;पियानो;piano;piano;بيانو;পিয়ানো;piano;пианино,роял;ピアノ;klavier;피아노
*shelf;shelf,shelves,bookshelf;书架;अलमारी;estante;étagère;رف;তাক;prateleira,estante;полк;棚に,本棚;regal;선반,책장
*paper-sheet;sheet,parchment,list
*card;card,cards
*rope;rope,ropes,string,cord;绳子;रस्सी;cuerda;corde;حبل;দড়ি;corda;верёвк;綱,ロープ;seil;밧줄
*knot;knot,knots
*whistle;tin whistle,whistle;哨子;सीटी;silbato;sifflet;صفارة;বাঁশি;apito;свист;笛;pfeife;호루라기
*mask;mask,masks;面具;मुखौटा;máscara;masque;قناع;মুখোশ;máscara;маск;仮面,お面;maske;가면
*shoe;shoe,shoes,slipper,slippers;鞋子;जूता,जूते;zapato;soulier,chaussure;حذاء;জুতো;sapato;туфл,башмак;靴;schuh;신발,구두
*mop;mop
*raft;raft,rafts;木筏;बेड़ा;balsa;radeau;طوف;ভেলা;jangada;плот;筏,いかだ;floß;뗏목
*banner;flag,flags,banner,banners;旗子,旗帜;झंडा;bandera;drapeau;علم,راية;পতাকা;bandeira;флаг,знам;旗;flagge,fahne;깃발
*paper-boat;paper boat,paper boats
toad;toad,toads;蟾蜍,蛤蟆;;sapo;crapaud;علجوم;;sapo;жаба,жабу,жабы;ヒキガエル;kröte;두꺼비
*footprints;footprint,footprints;脚印;पदचिह्न;huella;empreinte;آثار;পায়ের ছাপ;pegada;следы;足跡;fußspur;발자국
*teapot;kettle,kettles
*key;key,keys;钥匙;चाबी;llave;clé,clef;مفتاح;চাবি;chave;ключ;鍵;schlüssel;열쇠
*lantern;lantern,lamp;灯笼,灯;लालटेन,दीया,दीपक;farol,lámpara;lanterne,lampe;فانوس,مصباح;লণ্ঠন,প্রদীপ;lanterna,lampião;фонар,лампа;ランプ,灯り,ちょうちん;laterne,lampe;등불,등잔
*sailboat;boat,boats,sailboat;船,小船;नाव,नौका;barco,barca;bateau,barque;قارب,سفينة;নৌকা;barco,bote;лодк,кораб;舟,船;boot,schiff;배를,돛단배,배가
*open-book;book,books,page;书,书本;किताब,पुस्तक;libro;livre;كتاب;বই;livro;книг;本を,書物;buch,bücher;책을,책이,책은
*gate;gate,gates;
*door;door,doors;门;दरवाज़ा,दरवाज़े,द्वार;puerta;porte;باب,بوابة;দরজা;porta,portão;дверь,двер,ворот;扉,門,ドア;tür,tor;문을,문이
*blossom;flower,flowers,blossom;花,花朵;फूल;flor;fleur;زهرة,زهور,وردة;ফুল;flor;цвет,цветок;花;blume;꽃
*world-map;map,maps;地图;नक्शा;mapa;carte;خريطة;মানচিত্র;mapa;карт;地図;landkarte,karte;지도
*bread;bread,loaf;面包;रोटी;pan;pain;خبز;রুটি;pão;хлеб;パン;brot;빵
*seedling;seed,seeds;种子;बीज;semilla;graine;بذرة;বীজ;semente;семя,семечк;種;samen;씨앗
`;
