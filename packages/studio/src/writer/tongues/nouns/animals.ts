/** Animals that a story is told about, by their English name, in the order of `nounColumns`. See `noun.ts` for the marks. */
export const animals = `
fox;只 狐狸;लोमड़ी+;un zorro;un renard;ثَعْلَبٌ;শেয়াল;uma raposa;лиса;キツネ;der Fuchs;여우
wolf;只 狼;भेड़िया;un lobo;un loup;ذِئْبٌ;নেকড়ে;um lobo;волк;オオカミ;der Wolf;늑대
cat;只 猫;बिल्ली+;un gato;un chat;قِطٌّ;বিড়াল;um gato;кошка;ネコ;die Katze;고양이
kitten;只 小猫;बिल्ली का बच्चा;un gatito;un chaton;قِطٌّ صَغِيرٌ=الْقِطُّ الصَّغِيرُ;বিড়ালছানা;um gatinho;котёнок;子ネコ;das Kätzchen;새끼 고양이
dog;只 狗;कुत्ता;un perro;un chien;كَلْبٌ;কুকুর;um cachorro;собака;犬;der Hund;개
puppy;只 小狗;पिल्ला;un cachorrito;un chiot;جَرْوٌ;কুকুরছানা;um cachorrinho;щенок;子犬;der Welpe;강아지
bear;只 熊;भालू;un oso;un ours;دُبٌّ;ভালুক;um urso;медведь;クマ;der Bär;곰
rabbit;只 兔子;खरगोश;un conejo;un lapin;أَرْنَبٌ;খরগোশ;um coelho;кролик;ウサギ;das Kaninchen;토끼
hare;只 野兔;खरगोश;una liebre;un lièvre;أَرْنَبٌ بَرِّيٌّ=الْأَرْنَبُ الْبَرِّيُّ;খরগোশ;uma lebre;заяц;野ウサギ;der Hase;산토끼
mouse;只 老鼠;चूहा;un ratón;une souris;فَأْرٌ;ইঁদুর;um rato;мышь+;ネズミ;die Maus;생쥐
deer;只 鹿;हिरण;un ciervo;un cerf;أَيِّلٌ;হরিণ;um cervo;олень;シカ;das Reh;사슴
horse;匹 马;घोड़ा;un caballo;un cheval;حِصَانٌ;ঘোড়া;um cavalo;лошадь+;馬;das Pferd;말
donkey;头 驴;गधा;un burro;un âne;حِمَارٌ;গাধা;um burro;осёл;ロバ;der Esel;당나귀
unicorn;匹 独角兽;यूनिकॉर्न;un unicornio;une licorne;حِصَانٌ أُسْطُورِيٌّ=الْحِصَانُ الْأُسْطُورِيُّ;ইউনিকর্ন;um unicórnio;единорог;ユニコーン;das Einhorn;유니콘
lion;头 狮子;शेर;un león;un lion;أَسَدٌ;সিংহ;um leão;лев;ライオン;der Löwe;사자
tiger;只 老虎;बाघ;un tigre;un tigre;نَمِرٌ;বাঘ;um tigre;тигр;トラ;der Tiger;호랑이
squirrel;只 松鼠;गिलहरी+;una ardilla;un écureuil;سِنْجَابٌ;কাঠবিড়ালি;um esquilo;белка;リス;das Eichhörnchen;다람쥐
panda;只 熊猫;पांडा;un panda;un panda;بَانْدَا;পান্ডা;um panda;панда;パンダ;der Panda;판다
pig;头 小猪;सूअर;un cerdito;un cochon;خَنُّوصٌ;শূকরছানা;um porquinho;поросёнок;ブタ;das Schwein;돼지
sheep;只 绵羊;भेड़+;una oveja;un mouton;خَرُوفٌ;ভেড়া;uma ovelha;овца;羊;das Schaf;양
lamb;只 小羊;मेमना;un cordero;un agneau;حَمَلٌ;মেষশাবক;um cordeiro;ягнёнок;子羊;das Lamm;어린 양
elephant;头 大象;हाथी;un elefante;un éléphant;فِيلٌ;হাতি;um elefante;слон;ゾウ;der Elefant;코끼리
dragon;条 龙;ड्रैगन;un dragón;un dragon;تِنِّينٌ;ড্রাগন;um dragão;дракон;ドラゴン;der Drache;용
owl;只 猫头鹰;उल्लू;un búho;un hibou;بُومَةٌ;পেঁচা;uma coruja;сова;フクロウ;die Eule;부엉이
bird;只 小鸟;चिड़िया+;un pájaro;un oiseau;طَائِرٌ;পাখি;um pássaro;птица;小鳥;der Vogel;새
sparrow;只 麻雀;गौरैया+;un gorrión;un moineau;عُصْفُورٌ;চড়ুই;um pardal;воробей;スズメ;der Spatz;참새
raven;只 乌鸦;कौआ;un cuervo;un corbeau;غُرَابٌ;কাক;um corvo;ворон;カラス;der Rabe;까마귀
eagle;只 鹰;चील+;un águila;un aigle;نَسْرٌ;ঈগল;uma águia;орёл;ワシ;der Adler;독수리
dove;只 鸽子;कबूतर;una paloma;une colombe;حَمَامَةٌ;পায়রা;uma pomba;голубь;ハト;die Taube;비둘기
swan;只 天鹅;हंस;un cisne;un cygne;بَجَعَةٌ;রাজহাঁস;um cisne;лебедь;白鳥;der Schwan;백조
crane;只 仙鹤;सारस;una grulla;une grue;كُرْكِيٌّ;সারস;um grou;журавль;ツル;der Kranich;두루미
duck;只 鸭子;बत्तख+;un pato;un canard;بَطَّةٌ;হাঁস;um pato;утка;アヒル;die Ente;오리
duckling;只 小鸭子;बत्तख का बच्चा;un patito;un caneton;بَطَّةٌ صَغِيرَةٌ=الْبَطَّةُ الصَّغِيرَةُ;হাঁসের ছানা;um patinho;утёнок;アヒルの子;das Entlein;새끼 오리
goose;只 鹅;हंसिनी+;una oca;une oie;إِوَزَّةٌ;রাজহাঁসী;um ganso;гусь;ガチョウ;die Gans;거위
chick;只 小鸡;चूज़ा;un pollito;un poussin;صُوصٌ;মুরগির ছানা;um pintinho;цыплёнок;ひよこ;das Küken;병아리
hen;只 母鸡;मुर्गी+;una gallina;une poule;دَجَاجَةٌ;মুরগি;uma galinha;курица;めんどり;die Henne;암탉
rooster;只 公鸡;मुर्गा;un gallo;un coq;دِيكٌ;মোরগ;um galo;петух;おんどり;der Hahn;수탉
penguin;只 企鹅;पेंगुइन;un pingüino;un manchot;بِطْرِيقٌ;পেঙ্গুইন;um pinguim;пингвин;ペンギン;der Pinguin;펭귄
parrot;只 鹦鹉;तोता;un loro;un perroquet;بَبَّغَاءُ;টিয়া পাখি;um papagaio;попугай;オウム;der Papagei;앵무새
peacock;只 孔雀;मोर;un pavo real;un paon;طَاوُوسٌ;ময়ূর;um pavão;павлин;クジャク;der Pfau;공작
flamingo;只 火烈鸟;राजहंस;un flamenco;un flamant rose;نُحَامٌ;ফ্লেমিঙ্গো;um flamingo;фламинго-;フラミンゴ;der Flamingo;홍학
turtle;只 乌龟;कछुआ;una tortuga;une tortue;سُلَحْفَاةٌ;কচ্ছপ;uma tartaruga;черепаха;カメ;die Schildkröte;거북
frog;只 青蛙;मेंढक;una rana;une grenouille;ضِفْدَعٌ;ব্যাঙ;um sapo;лягушка;カエル;der Frosch;개구리
toad;只 蟾蜍;मेंढक;un sapo;un crapaud;ضِفْدَعٌ;কুনোব্যাঙ;um sapo;жаба;ヒキガエル;die Kröte;두꺼비
fish;条 鱼;मछली+;un pez;un poisson;سَمَكَةٌ;মাছ;um peixe;рыбка;魚;der Fisch;물고기
shark;条 鲨鱼;शार्क+;un tiburón;un requin;قِرْشٌ;হাঙর;um tubarão;акула;サメ;der Hai;상어
whale;头 鲸鱼;ह्वेल+;una ballena;une baleine;حُوتٌ;তিমি;uma baleia;кит;クジラ;der Wal;고래
dolphin;只 海豚;डॉल्फ़िन+;un delfín;un dauphin;دُلْفِينٌ;ডলফিন;um golfinho;дельфин;イルカ;der Delfin;돌고래
octopus;只 章鱼;ऑक्टोपस;un pulpo;une pieuvre;أُخْطُبُوطٌ;অক্টোপাস;um polvo;осьминог;タコ;der Krake;문어
crab;只 螃蟹;केकड़ा;un cangrejo;un crabe;سَلْطَعُونٌ;কাঁকড়া;um caranguejo;краб;カニ;die Krabbe;게
seal;只 海豹;सील+;una foca;un phoque;فُقْمَةٌ;সিল;uma foca;тюлень;アザラシ;der Seehund;물개
otter;只 水獭;ऊदबिलाव;una nutria;une loutre;ثَعْلَبُ مَاءٍ=ثَعْلَبُ الْمَاءِ;উদবিড়াল;uma lontra;выдра;カワウソ;der Otter;수달
dinosaur;只 恐龙;डायनासोर;un dinosaurio;un dinosaure;دَيْنَاصُورٌ;ডাইনোসর;um dinossauro;динозавр;恐竜;der Dinosaurier;공룡
snake;条 蛇;साँप;una serpiente;un serpent;ثُعْبَانٌ;সাপ;uma serpente;змея;ヘビ;die Schlange;뱀
lizard;只 蜥蜴;छिपकली+;un lagarto;un lézard;سِحْلِيَّةٌ;টিকটিকি;um lagarto;ящерица;トカゲ;die Eidechse;도마뱀
crocodile;条 鳄鱼;मगरमच्छ;un cocodrilo;un crocodile;تِمْسَاحٌ;কুমির;um crocodilo;крокодил;ワニ;das Krokodil;악어
butterfly;只 蝴蝶;तितली+;una mariposa;un papillon;فَرَاشَةٌ;প্রজাপতি;uma borboleta;бабочка;チョウ;der Schmetterling;나비
caterpillar;条 毛毛虫;इल्ली+;una oruga;une chenille;يَرَقَةٌ;শুঁয়োপোকা;uma lagarta;гусеница;いもむし;die Raupe;애벌레
bee;只 蜜蜂;मधुमक्खी+;una abeja;une abeille;نَحْلَةٌ;মৌমাছি;uma abelha;пчела;ミツバチ;die Biene;꿀벌
ant;只 蚂蚁;चींटी+;una hormiga;une fourmi;نَمْلَةٌ;পিঁপড়ে;uma formiga;муравей;アリ;die Ameise;개미
spider;只 蜘蛛;मकड़ी+;una araña;une araignée;عَنْكَبُوتٌ;মাকড়সা;uma aranha;паук;クモ;die Spinne;거미
beetle;只 甲虫;भृंग;un escarabajo;un scarabée;خُنْفُسَاءُ+;গুবরে পোকা;um besouro;жук;カブトムシ;der Käfer;딱정벌레
ladybug;只 瓢虫;सोनपाखी+;una mariquita;une coccinelle;دُعْسُوقَةٌ;লেডিবাগ;uma joaninha;божья коровка;テントウムシ;der Marienkäfer;무당벌레
firefly;只 萤火虫;जुगनू;una luciérnaga;une luciole;يَرَاعَةٌ;জোনাকি;um vaga-lume;светлячок;ホタル;das Glühwürmchen;반딧불이
cricket;只 蟋蟀;झींगुर;un grillo;un grillon;صَرْصُورُ حَقْلٍ=صَرْصُورُ الْحَقْلِ;ঝিঁঝিঁ পোকা;um grilo;сверчок;コオロギ;die Grille;귀뚜라미
snail;只 蜗牛;घोंघा;un caracol;un escargot;حَلَزُونٌ;শামুক;um caracol;улитка;カタツムリ;die Schnecke;달팽이
worm;条 小虫;केंचुआ;un gusano;un ver de terre;دُودَةٌ;কেঁচো;uma minhoca;червячок;ミミズ;der Wurm;지렁이
hedgehog;只 刺猬;साही+;un erizo;un hérisson;قُنْفُذٌ;শজারু;um ouriço;ёжик;ハリネズミ;der Igel;고슴도치
badger;只 獾;बिज्जू;un tejón;un blaireau;غُرَيْرٌ;ব্যাজার;um texugo;барсук;アナグマ;der Dachs;오소리
beaver;只 河狸;ऊदबिलाव;un castor;un castor;قُنْدُسٌ;বিভার;um castor;бобр;ビーバー;der Biber;비버
raccoon;只 浣熊;रैकून;un mapache;un raton laveur;رَاكُونٌ;র‍্যাকুন;um guaxinim;енот;アライグマ;der Waschbär;너구리
bat;只 蝙蝠;चमगादड़;un murciélago;une chauve-souris;خُفَّاشٌ;বাদুড়;um morcego;летучая мышь+;コウモリ;die Fledermaus;박쥐
monkey;只 猴子;बंदर;un mono;un singe;قِرْدٌ;বানর;um macaco;обезьянка;サル;der Affe;원숭이
gorilla;只 大猩猩;गोरिल्ला;un gorila;un gorille;غُورِيلَا;গরিলা;um gorila;горилла;ゴリラ;der Gorilla;고릴라
koala;只 考拉;कोआला;un koala;un koala;كُوَالَا;কোয়ালা;um coala;коала;コアラ;der Koala;코알라
kangaroo;只 袋鼠;कंगारू;un canguro;un kangourou;كَنْغَرٌ;ক্যাঙ্গারু;um canguru;кенгуру-;カンガルー;das Känguru;캥거루
giraffe;只 长颈鹿;जिराफ़;una jirafa;une girafe;زَرَافَةٌ;জিরাফ;uma girafa;жираф;キリン;die Giraffe;기린
zebra;匹 斑马;ज़ेबरा;una cebra;un zèbre;حِمَارٌ وَحْشِيٌّ=الْحِمَارُ الْوَحْشِيُّ;জেব্রা;uma zebra;зебра;シマウマ;das Zebra;얼룩말
hippo;头 河马;दरियाई घोड़ा;un hipopótamo;un hippopotame;فَرَسُ نَهْرٍ=فَرَسُ النَّهْرِ;জলহস্তী;um hipopótamo;бегемот;カバ;das Nilpferd;하마
rhino;头 犀牛;गैंडा;un rinoceronte;un rhinocéros;وَحِيدُ قَرْنٍ=وَحِيدُ الْقَرْنِ;গন্ডার;um rinoceronte;носорог;サイ;das Nashorn;코뿔소
camel;头 骆驼;ऊँट;un camello;un chameau;جَمَلٌ;উট;um camelo;верблюд;ラクダ;das Kamel;낙타
goat;只 山羊;बकरी+;una cabra;une chèvre;مَاعِزٌ;ছাগল;uma cabra;коза;ヤギ;die Ziege;염소
cow;头 奶牛;गाय+;una vaca;une vache;بَقَرَةٌ;গরু;uma vaca;корова;牛;die Kuh;소
ox;头 牛;बैल;un buey;un bœuf;ثَوْرٌ;ষাঁড়;um boi;бык;雄牛;der Ochse;황소
llama;只 羊驼;लामा;una llama;un lama;لَامَا;লামা;uma lhama;лама;ラマ;das Lama;라마
leopard;只 豹子;तेंदुआ;un leopardo;un léopard;فَهْدٌ;চিতাবাঘ;um leopardo;леопард;ヒョウ;der Leopard;표범
sloth;只 树懒;स्लॉथ;un perezoso;un paresseux;كَسْلَانُ;স্লথ;um bicho-preguiça;ленивец;ナマケモノ;das Faultier;나무늘보
phoenix;只 凤凰;अमरपक्षी;un fénix;un phénix;عَنْقَاءُ+;ফিনিক্স;uma fênix;феникс;不死鳥;der Phönix;불사조
`;
