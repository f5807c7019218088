/** Several of a kind, by the English plural. Nobody says how many, so that no numeral has to agree. */
export const many = `
mice;几只 小老鼠;नन्हे चूहे;unos ratones;des souris;فِئْرَانٌ;কয়েকটি ইঁদুর;uns ratos;мыши;ネズミたち;Mäuse;생쥐들
sheep;几只 绵羊;भेड़ें+;unas ovejas;des moutons;خِرَافٌ;কয়েকটি ভেড়া;umas ovelhas;овцы;羊たち;Schafe;양들
lambs;几只 小羊;मेमने;unos corderos;des agneaux;حُمْلَانٌ;কয়েকটি মেষশাবক;uns cordeiros;ягнята;子羊たち;Lämmer;어린 양들
sisters;几个 姐妹;बहनें+;unas hermanas;des sœurs;أَخَوَاتٌ;কয়েক বোন;umas irmãs;сёстры;姉妹たち;Schwestern;자매들
brothers;几个 兄弟;भाई;unos hermanos;des frères;إِخْوَةٌ;কয়েক ভাই;uns irmãos;братья;兄弟たち;Brüder;형제들
siblings;几个 孩子;भाई-बहन;unos hermanos;des frères et sœurs;إِخْوَةٌ;কয়েক ভাইবোন;uns irmãos;братья и сёстры;きょうだいたち;Geschwister;남매들
twins;一对 双胞胎;जुड़वाँ बच्चे;unos gemelos;des jumeaux;تَوْأَمَانِ;যমজ ভাইবোন;uns gêmeos;близнецы;ふたご;Zwillinge;쌍둥이들
friends;几个 朋友;दोस्त;unos amigos;des amis;أَصْدِقَاءُ;কয়েক বন্ধু;uns amigos;друзья;友だちどうし;Freunde;친구들
children;几个 孩子;बच्चे;unos niños;des enfants;أَطْفَالٌ;কয়েকটি শিশু;umas crianças;дети;子どもたち;Kinder;아이들
kids;几个 孩子;बच्चे;unos niños;des enfants;أَطْفَالٌ;কয়েকটি শিশু;umas crianças;дети;子どもたち;Kinder;아이들
girls;几个 女孩;लड़कियाँ+;unas niñas;des fillettes;فَتَيَاتٌ;কয়েকটি মেয়ে;umas meninas;девочки;女の子たち;Mädchen;소녀들
boys;几个 男孩;लड़के;unos niños;des garçons;أَوْلَادٌ;কয়েকটি ছেলে;uns meninos;мальчики;男の子たち;Jungen;소년들
cats;几只 猫;बिल्लियाँ+;unos gatos;des chats;قِطَطٌ;কয়েকটি বিড়াল;uns gatos;кошки;ネコたち;Katzen;고양이들
kittens;几只 小猫;बिल्ली के बच्चे;unos gatitos;des chatons;قِطَطٌ صَغِيرَةٌ=الْقِطَطُ الصَّغِيرَةُ;কয়েকটি বিড়ালছানা;uns gatinhos;котята;子ネコたち;Kätzchen;새끼 고양이들
dogs;几只 狗;कुत्ते;unos perros;des chiens;كِلَابٌ;কয়েকটি কুকুর;uns cachorros;собаки;犬たち;Hunde;개들
puppies;几只 小狗;पिल्ले;unos cachorritos;des chiots;جِرَاءٌ;কয়েকটি কুকুরছানা;uns cachorrinhos;щенки;子犬たち;Welpen;강아지들
rabbits;几只 兔子;खरगोश;unos conejos;des lapins;أَرَانِبُ;কয়েকটি খরগোশ;uns coelhos;кролики;ウサギたち;Kaninchen;토끼들
bears;几只 熊;भालू;unos osos;des ours;دِبَبَةٌ;কয়েকটি ভালুক;uns ursos;медведи;クマたち;Bären;곰들
foxes;几只 狐狸;लोमड़ियाँ+;unos zorros;des renards;ثَعَالِبُ;কয়েকটি শেয়াল;umas raposas;лисы;キツネたち;Füchse;여우들
wolves;几只 狼;भेड़िए;unos lobos;des loups;ذِئَابٌ;কয়েকটি নেকড়ে;uns lobos;волки;オオカミたち;Wölfe;늑대들
pigs;几头 小猪;सूअर;unos cerditos;des cochons;خَنَانِيصُ;কয়েকটি শূকরছানা;uns porquinhos;поросята;子ブタたち;Schweinchen;돼지들
birds;几只 小鸟;चिड़ियाँ+;unos pájaros;des oiseaux;طُيُورٌ;কয়েকটি পাখি;uns pássaros;птицы;小鳥たち;Vögel;새들
ducks;几只 鸭子;बत्तखें+;unos patos;des canards;بَطٌّ;কয়েকটি হাঁস;uns patos;утки;アヒルたち;Enten;오리들
ducklings;几只 小鸭子;बत्तख के बच्चे;unos patitos;des canetons;بَطٌّ صَغِيرٌ=الْبَطُّ الصَّغِيرُ;কয়েকটি হাঁসের ছানা;uns patinhos;утята;アヒルの子たち;Entlein;새끼 오리들
frogs;几只 青蛙;मेंढक;unas ranas;des grenouilles;ضَفَادِعُ;কয়েকটি ব্যাঙ;uns sapos;лягушки;カエルたち;Frösche;개구리들
penguins;几只 企鹅;पेंगुइन;unos pingüinos;des manchots;بَطَارِيقُ;কয়েকটি পেঙ্গুইন;uns pinguins;пингвины;ペンギンたち;Pinguine;펭귄들
robots;几个 机器人;रोबोट;unos robots;des robots;رُوبُوتَاتٌ;কয়েকটি রোবট;uns robôs;роботы;ロボットたち;Roboter;로봇들
pirates;几个 海盗;समुद्री डाकू;unos piratas;des pirates;قَرَاصِنَةٌ;কয়েকজন জলদস্যু;uns piratas;пираты;海賊たち;Piraten;해적들
astronauts;几名 宇航员;अंतरिक्ष यात्री;unos astronautas;des astronautes;رُوَّادُ فَضَاءٍ=رُوَّادُ الْفَضَاءِ;কয়েকজন মহাকাশচারী;uns astronautas;космонавты;宇宙飛行士たち;Astronauten;우주비행사들
knights;几位 骑士;शूरवीर;unos caballeros;des chevaliers;فُرْسَانٌ;কয়েকজন নাইট;uns cavaleiros;рыцари;騎士たち;Ritter;기사들
dragons;几条 龙;ड्रैगन;unos dragones;des dragons;تَنَانِينُ;কয়েকটি ড্রাগন;uns dragões;драконы;ドラゴンたち;Drachen;용들
`;
