/** What stories seek, with its article where a language has one, by its English name. */
export const things = `
water;水;पानी;el agua;l’eau;الْمَاءُ;জল;a água;вода;水;das Wasser;물
rain;雨;बारिश;la lluvia;la pluie;الْمَطَرُ;বৃষ্টি;a chuva;дождь;雨;der Regen;비
snow;雪;बर्फ़;la nieve;la neige;الثَّلْجُ;তুষার;a neve;снег;雪;der Schnee;눈
wind;风;हवा;el viento;le vent;الرِّيحُ;হাওয়া;o vento;ветер;風;der Wind;바람
rainbow;彩虹;इंद्रधनुष;el arcoíris;l’arc-en-ciel;قَوْسُ قُزَحَ;রামধনু;o arco-íris;радуга;虹;der Regenbogen;무지개
cloud;云;बादल;la nube;le nuage;السَّحَابَةُ;মেঘ;a nuvem;облако;雲;die Wolke;구름
star;星星;तारा;la estrella;l’étoile;النَّجْمَةُ;তারা;a estrela;звезда;星;der Stern;별
moon;月亮;चाँद;la luna;la lune;الْقَمَرُ;চাঁদ;a lua;луна;月;der Mond;달
sun;太阳;सूरज;el sol;le soleil;الشَّمْسُ;সূর্য;o sol;солнце;太陽;die Sonne;태양
sky;天空;आसमान;el cielo;le ciel;السَّمَاءُ;আকাশ;o céu;небо;空;der Himmel;하늘
light;光;रोशनी;la luz;la lumière;النُّورُ;আলো;a luz;свет;光;das Licht;빛
fire;火;आग;el fuego;le feu;النَّارُ;আগুন;o fogo;огонь;火;das Feuer;불
treasure;宝藏;ख़ज़ाना;el tesoro;le trésor;الْكَنْزُ;গুপ্তধন;o tesouro;сокровище;宝物;der Schatz;보물
gold;金子;सोना;el oro;l’or;الذَّهَبُ;সোনা;o ouro;золото;金;das Gold;황금
jewel;宝石;रत्न;la joya;le joyau;الْجَوْهَرَةُ;রত্ন;a joia;драгоценность;宝石;der Edelstein;보석
pearl;珍珠;मोती;la perla;la perle;اللُّؤْلُؤَةُ;মুক্তো;a pérola;жемчужина;真珠;die Perle;진주
stone;石头;पत्थर;la piedra;la pierre;الْحَجَرُ;পাথর;a pedra;камень;石;der Stein;돌
key;钥匙;चाबी;la llave;la clé;الْمِفْتَاحُ;চাবি;a chave;ключ;鍵;der Schlüssel;열쇠
door;门;दरवाज़ा;la puerta;la porte;الْبَابُ;দরজা;a porta;дверь;扉;die Tür;문
map;地图;नक्शा;el mapa;la carte;الْخَرِيطَةُ;মানচিত্র;o mapa;карта;地図;die Karte;지도
book;书;किताब;el libro;le livre;الْكِتَابُ;বই;o livro;книга;本;das Buch;책
letter;信;चिट्ठी;la carta;la lettre;الرِّسَالَةُ;চিঠি;a carta;письмо;手紙;der Brief;편지
song;歌;गीत;la canción;la chanson;الْأُغْنِيَّةُ;গান;a canção;песня;歌;das Lied;노래
music;音乐;संगीत;la música;la musique;الْمُوسِيقَى;সুর;a música;музыка;音楽;die Musik;음악
story;故事;कहानी;el cuento;l’histoire;الْحِكَايَةُ;গল্প;a história;сказка;物語;die Geschichte;이야기
dream;梦想;सपना;el sueño;le rêve;الْحُلْمُ;স্বপ্ন;o sonho;мечта;夢;der Traum;꿈
secret;秘密;राज़;el secreto;le secret;السِّرُّ;গোপন কথা;o segredo;тайна;秘密;das Geheimnis;비밀
mystery;秘密;रहस्य;el misterio;le mystère;اللُّغْزُ;রহস্য;o mistério;загадка;謎;das Rätsel;수수께끼
answer;答案;जवाब;la respuesta;la réponse;الْجَوَابُ;উত্তর;a resposta;ответ;答え;die Antwort;대답
truth;真相;सच;la verdad;la vérité;الْحَقِيقَةُ;সত্য;a verdade;правда;真実;die Wahrheit;진실
promise;诺言;वादा;la promesa;la promesse;الْوَعْدُ;কথা দেওয়া;a promessa;обещание;約束;das Versprechen;약속
love;爱;प्यार;el amor;l’amour;الْحُبُّ;ভালোবাসা;o amor;любовь;愛;die Liebe;사랑
friendship;友谊;दोस्ती;la amistad;l’amitié;الصَّدَاقَةُ;বন্ধুত্ব;a amizade;дружба;友情;die Freundschaft;우정
friend;朋友;दोस्त;el amigo;l’ami;الصَّدِيقُ;বন্ধু;o amigo;друг;友だち;der Freund;친구
family;家人;परिवार;la familia;la famille;الْعَائِلَةُ;পরিবার;a família;семья;家族;die Familie;가족
home;家;घर;el hogar;la maison;الْبَيْتُ;বাড়ি;o lar;дом;わが家;das Zuhause;집
peace;和平;शांति;la paz;la paix;السَّلَامُ;শান্তি;a paz;мир;平和;der Frieden;평화
freedom;自由;आज़ादी;la libertad;la liberté;الْحُرِّيَّةُ;স্বাধীনতা;a liberdade;свобода;自由;die Freiheit;자유
courage;勇气;हिम्मत;el valor;le courage;الشَّجَاعَةُ;সাহস;a coragem;смелость;勇気;der Mut;용기
magic;魔法;जादू;la magia;la magie;السِّحْرُ;জাদু;a magia;волшебство;魔法;der Zauber;마법
crown;王冠;मुकुट;la corona;la couronne;التَّاجُ;মুকুট;a coroa;корона;王冠;die Krone;왕관
sword;宝剑;तलवार;la espada;l’épée;السَّيْفُ;তলোয়ার;a espada;меч;剣;das Schwert;검
ring;戒指;अँगूठी;el anillo;l’anneau;الْخَاتَمُ;আংটি;o anel;кольцо;指輪;der Ring;반지
lantern;灯笼;लालटेन;el farol;la lanterne;الْفَانُوسُ;লণ্ঠন;a lanterna;фонарь;ランプ;die Laterne;등불
mirror;镜子;आईना;el espejo;le miroir;الْمِرْآةُ;আয়না;o espelho;зеркало;鏡;der Spiegel;거울
bell;铃铛;घंटी;la campana;la cloche;الْجَرَسُ;ঘণ্টা;o sino;колокол;鐘;die Glocke;종
clock;时钟;घड़ी;el reloj;l’horloge;السَّاعَةُ;ঘড়ি;o relógio;часы;時計;die Uhr;시계
hat;帽子;टोपी;el sombrero;le chapeau;الْقُبَّعَةُ;টুপি;o chapéu;шляпа;帽子;der Hut;모자
umbrella;雨伞;छाता;el paraguas;le parapluie;الْمِظَلَّةُ;ছাতা;o guarda-chuva;зонт;傘;der Regenschirm;우산
mask;面具;मुखौटा;la máscara;le masque;الْقِنَاعُ;মুখোশ;a máscara;маска;お面;die Maske;가면
doll;娃娃;गुड़िया;la muñeca;la poupée;الدُّمْيَةُ;পুতুল;a boneca;кукла;人形;die Puppe;인형
toy;玩具;खिलौना;el juguete;le jouet;اللُّعْبَةُ;খেলনা;o brinquedo;игрушка;おもちゃ;das Spielzeug;장난감
kite;风筝;पतंग;la cometa;le cerf-volant;الطَّائِرَةُ الْوَرَقِيَّةُ;ঘুড়ি;a pipa;воздушный змей;凧;der Drachen;연
balloon;气球;गुब्बारा;el globo;le ballon;الْبَالُونُ;বেলুন;o balão;воздушный шар;風船;der Ballon;풍선
boat;小船;नाव;la barca;le bateau;الْقَارِبُ;নৌকা;o barco;лодка;小舟;das Boot;배
ship;大船;जहाज़;el barco;le navire;السَّفِينَةُ;জাহাজ;o navio;корабль;船;das Schiff;배
train;火车;रेलगाड़ी;el tren;le train;الْقِطَارُ;রেলগাড়ি;o trem;поезд;汽車;der Zug;기차
machine;机器;मशीन;la máquina;la machine;الْآلَةُ;যন্ত্র;a máquina;машина;機械;die Maschine;기계
rocket;火箭;रॉकेट;el cohete;la fusée;الصَّارُوخُ;রকেট;o foguete;ракета;ロケット;die Rakete;로켓
signal;信号;संकेत;la señal;le signal;الْإِشَارَةُ;সংকেত;o sinal;сигнал;信号;das Signal;신호
flower;花;फूल;la flor;la fleur;الزَّهْرَةُ;ফুল;a flor;цветок;花;die Blume;꽃
rose;玫瑰;गुलाब;la rosa;la rose;الْوَرْدَةُ;গোলাপ;a rosa;роза;バラ;die Rose;장미
tree;树;पेड़;el árbol;l’arbre;الشَّجَرَةُ;গাছ;a árvore;дерево;木;der Baum;나무
leaf;叶子;पत्ता;la hoja;la feuille;الْوَرَقَةُ;পাতা;a folha;лист;葉っぱ;das Blatt;나뭇잎
seed;种子;बीज;la semilla;la graine;الْبِذْرَةُ;বীজ;a semente;семечко;種;der Samen;씨앗
apple;苹果;सेब;la manzana;la pomme;التُّفَّاحَةُ;আপেল;a maçã;яблоко;リンゴ;der Apfel;사과
bread;面包;रोटी;el pan;le pain;الْخُبْزُ;রুটি;o pão;хлеб;パン;das Brot;빵
cake;蛋糕;केक;el pastel;le gâteau;الْكَعْكَةُ;কেক;o bolo;торт;ケーキ;der Kuchen;케이크
honey;蜂蜜;शहद;la miel;le miel;الْعَسَلُ;মধু;o mel;мёд;はちみつ;der Honig;꿀
egg;蛋;अंडा;el huevo;l’œuf;الْبَيْضَةُ;ডিম;o ovo;яйцо;たまご;das Ei;알
feather;羽毛;पंख;la pluma;la plume;الرِّيشَةُ;পালক;a pena;перо;羽;die Feder;깃털
shell;贝壳;सीप;la concha;le coquillage;الصَّدَفَةُ;ঝিনুক;a concha;ракушка;貝がら;die Muschel;조개껍데기
butterfly;蝴蝶;तितली;la mariposa;le papillon;الْفَرَاشَةُ;প্রজাপতি;a borboleta;бабочка;チョウ;der Schmetterling;나비
medicine;药;दवा;la medicina;le remède;الدَّوَاءُ;ওষুধ;o remédio;лекарство;薬;die Medizin;약
voice;声音;आवाज़;la voz;la voix;الصَّوْتُ;কণ্ঠ;a voz;голос;声;die Stimme;목소리
echo;回声;गूँज;el eco;l’écho;الصَّدَى;প্রতিধ্বনি;o eco;эхо;こだま;das Echo;메아리
shadow;影子;परछाईं;la sombra;l’ombre;الظِّلُّ;ছায়া;a sombra;тень;影;der Schatten;그림자
color;颜色;रंग;el color;la couleur;اللَّوْنُ;রং;a cor;цвет;色;die Farbe;색깔
picture;画;तस्वीर;el cuadro;le tableau;اللَّوْحَةُ;ছবি;o quadro;картина;絵;das Bild;그림
spring;春天;वसंत;la primavera;le printemps;الرَّبِيعُ;বসন্ত;a primavera;весна;春;der Frühling;봄
summer;夏天;गर्मी;el verano;l’été;الصَّيْفُ;গ্রীষ্ম;o verão;лето;夏;der Sommer;여름
winter;冬天;सर्दी;el invierno;l’hiver;الشِّتَاءُ;শীত;o inverno;зима;冬;der Winter;겨울
night;夜晚;रात;la noche;la nuit;اللَّيْلُ;রাত;a noite;ночь;夜;die Nacht;밤
adventure;冒险;रोमांच;la aventura;l’aventure;الْمُغَامَرَةُ;অভিযান;a aventura;приключение;冒険;das Abenteuer;모험
victory;胜利;जीत;la victoria;la victoire;النَّصْرُ;জয়;a vitória;победа;勝利;der Sieg;승리
race;比赛;दौड़;la carrera;la course;السِّبَاقُ;দৌড়;a corrida;гонка;かけっこ;das Rennen;경주
party;聚会;दावत;la fiesta;la fête;الْحَفْلَةُ;উৎসব;a festa;праздник;お祭り;das Fest;잔치
wedding;婚礼;शादी;la boda;le mariage;الْعُرْسُ;বিয়ে;o casamento;свадьба;結婚式;die Hochzeit;결혼식
bridge;桥;पुल;el puente;le pont;الْجِسْرُ;সেতু;a ponte;мост;橋;die Brücke;다리
lighthouse;灯塔;प्रकाशस्तंभ;el faro;le phare;الْمَنَارَةُ;বাতিঘর;o farol;маяк;灯台;der Leuchtturm;등대
city;城市;शहर;la ciudad;la ville;الْمَدِينَةُ;শহর;a cidade;город;町;die Stadt;도시
village;村庄;गाँव;el pueblo;le village;الْقَرْيَةُ;গ্রাম;a aldeia;деревня;村;das Dorf;마을
kingdom;王国;राज्य;el reino;le royaume;الْمَمْلَكَةُ;রাজ্য;o reino;королевство;王国;das Königreich;왕국
castle;城堡;महल;el castillo;le château;الْقَصْرُ;প্রাসাদ;o castelo;замок;お城;das Schloss;성
forest;森林;जंगल;el bosque;la forêt;الْغَابَةُ;বন;a floresta;лес;森;der Wald;숲
sea;大海;समुद्र;el mar;la mer;الْبَحْرُ;সমুদ্র;o mar;море;海;das Meer;바다
river;河;नदी;el río;la rivière;النَّهْرُ;নদী;o rio;река;川;der Fluss;강
mountain;高山;पहाड़;la montaña;la montagne;الْجَبَلُ;পাহাড়;a montanha;гора;山;der Berg;산
island;小岛;द्वीप;la isla;l’île;الْجَزِيرَةُ;দ্বীপ;a ilha;остров;島;die Insel;섬
garden;花园;बगीचा;el jardín;le jardin;الْحَدِيقَةُ;বাগান;o jardim;сад;庭;der Garten;정원
planet;星球;ग्रह;el planeta;la planète;الْكَوْكَبُ;গ্রহ;o planeta;планета;惑星;der Planet;행성
world;世界;दुनिया;el mundo;le monde;الدُّنْيَا;পৃথিবী;o mundo;мир;世界;die Welt;세상
way;路;रास्ता;el camino;le chemin;الطَّرِيقُ;পথ;o caminho;дорога;道;der Weg;길
`;
