/**
 * Where stories play, as a phrase that says where; in Japanese and Korean a bare noun, in Chinese without the "at".
 * The places of the pictures come first and stand for what is not here.
 */
export const spots = `
forest;森林里;जंगल में;en el bosque;dans la forêt;فِي الْغَابَةِ;বনে;na floresta;в лесу;森;im Wald;숲
meadow;草地上;हरे मैदान में;en el prado;dans la prairie;فِي الْمَرْجِ;মাঠে;no prado;на лугу;草原;auf der Wiese;들판
mountain;山里;पहाड़ों में;en las montañas;dans les montagnes;فِي الْجِبَالِ;পাহাড়ে;nas montanhas;в горах;山;in den Bergen;산
lake;湖边;झील के किनारे;junto al lago;au bord du lac;عِنْدَ الْبُحَيْرَةِ;হ্রদের ধারে;junto ao lago;у озера;湖;am See;호숫가
sea;海边;समुद्र के किनारे;junto al mar;au bord de la mer;عِنْدَ الْبَحْرِ;সমুদ্রের ধারে;à beira do mar;у моря;海辺;am Meer;바닷가
castle;城堡里;महल में;en el castillo;dans le château;فِي الْقَصْرِ;প্রাসাদে;no castelo;в замке;お城;im Schloss;성
village;村子里;गाँव में;en la aldea;au village;فِي الْقَرْيَةِ;গ্রামে;na aldeia;в деревне;村;im Dorf;마을
city;城市里;शहर में;en la ciudad;dans la ville;فِي الْمَدِينَةِ;শহরে;na cidade;в городе;町;in der Stadt;도시
space;太空里;अंतरिक्ष में;en el espacio;dans l’espace;فِي الْفَضَاءِ;মহাকাশে;no espaço;в космосе;宇宙;im Weltraum;우주
desert;沙漠里;रेगिस्तान में;en el desierto;dans le désert;فِي الصَّحْرَاءِ;মরুভূমিতে;no deserto;в пустыне;砂漠;in der Wüste;사막
snow;雪地里;बर्फ़ के बीच;en la nieve;dans la neige;فِي الثَّلْجِ;তুষারের মাঝে;na neve;среди снегов;雪原;im Schnee;눈밭
room;家里;घर में;en la casa;dans la maison;فِي الْبَيْتِ;ঘরে;na casa;в доме;家;im Haus;집
underwater;海底;समुद्र के नीचे;en el fondo del mar;au fond de la mer;فِي قَاعِ الْبَحْرِ;সমুদ্রের নিচে;no fundo do mar;на дне моря;海の底;auf dem Meeresgrund;바닷속
cave;山洞里;गुफा में;en la cueva;dans la grotte;فِي الْكَهْفِ;গুহায়;na gruta;в пещере;洞窟;in der Höhle;동굴
pond;池塘边;तालाब के किनारे;junto al estanque;au bord de l’étang;عِنْدَ الْبِرْكَةِ;পুকুরের ধারে;junto à lagoa;у пруда;池;am Teich;연못
river;河边;नदी के किनारे;junto al río;au bord de la rivière;عِنْدَ النَّهْرِ;নদীর ধারে;junto ao rio;у реки;川;am Fluss;강가
waterfall;瀑布边;झरने के पास;junto a la cascada;près de la cascade;عِنْدَ الشَّلَّالِ;ঝরনার ধারে;junto à cachoeira;у водопада;滝;am Wasserfall;폭포
jungle;丛林里;घने जंगल में;en la selva;dans la jungle;فِي الْأَدْغَالِ;গভীর জঙ্গলে;na selva;в джунглях;ジャングル;im Dschungel;정글
garden;花园里;बगीचे में;en el jardín;dans le jardin;فِي الْحَدِيقَةِ;বাগানে;no jardim;в саду;庭;im Garten;정원
park;公园里;बाग में;en el parque;dans le parc;فِي الْحَدِيقَةِ;পার্কে;no parque;в парке;公園;im Park;공원
hill;小山上;पहाड़ी पर;en la colina;sur la colline;عَلَى التَّلِّ;টিলায়;na colina;на холме;丘;auf dem Hügel;언덕
farm;农场里;खेत पर;en la granja;à la ferme;فِي الْمَزْرَعَةِ;খামারে;na fazenda;на ферме;農場;auf dem Bauernhof;농장
market;集市上;बाज़ार में;en el mercado;au marché;فِي السُّوقِ;বাজারে;no mercado;на рынке;市場;auf dem Markt;시장
island;小岛上;द्वीप पर;en la isla;sur l’île;فِي الْجَزِيرَةِ;দ্বীপে;na ilha;на острове;島;auf der Insel;섬
beach;海滩上;समुद्र तट पर;en la playa;sur la plage;عَلَى الشَّاطِئِ;সৈকতে;na praia;на берегу моря;海辺;am Strand;바닷가
lighthouse;灯塔里;प्रकाशस्तंभ में;en el faro;dans le phare;فِي الْمَنَارَةِ;বাতিঘরে;no farol;на маяке;灯台;im Leuchtturm;등대
moon;月球上;चाँद पर;en la luna;sur la lune;عَلَى الْقَمَرِ;চাঁদে;na lua;на луне;月;auf dem Mond;달
mars;火星上;मंगल ग्रह पर;en Marte;sur Mars;عَلَى الْمِرِّيخِ;মঙ্গল গ্রহে;em Marte;на Марсе;火星;auf dem Mars;화성
planet;遥远的星球上;दूर के ग्रह पर;en un planeta lejano;sur une planète lointaine;عَلَى كَوْكَبٍ بَعِيدٍ;দূরের এক গ্রহে;num planeta distante;на далёкой планете;遠い星;auf einem fernen Planeten;머나먼 행성
spaceship;飞船里;अंतरिक्ष यान में;en la nave espacial;dans le vaisseau spatial;فِي سَفِينَةِ الْفَضَاءِ;মহাকাশযানে;na nave espacial;на космическом корабле;宇宙船;im Raumschiff;우주선
laboratory;实验室里;प्रयोगशाला में;en el laboratorio;au laboratoire;فِي الْمُخْتَبَرِ;গবেষণাগারে;no laboratório;в лаборатории;研究室;im Labor;연구실
library;图书馆里;पुस्तकालय में;en la biblioteca;à la bibliothèque;فِي الْمَكْتَبَةِ;গ্রন্থাগারে;na biblioteca;в библиотеке;図書館;in der Bibliothek;도서관
school;学校里;स्कूल में;en la escuela;à l’école;فِي الْمَدْرَسَةِ;স্কুলে;na escola;в школе;学校;in der Schule;학교
kitchen;厨房里;रसोई में;en la cocina;dans la cuisine;فِي الْمَطْبَخِ;রান্নাঘরে;na cozinha;на кухне;台所;in der Küche;부엌
museum;博物馆里;संग्रहालय में;en el museo;au musée;فِي الْمَتْحَفِ;জাদুঘরে;no museu;в музее;博物館;im Museum;박물관
volcano;火山上;ज्वालामुखी पर;en el volcán;sur le volcan;عَلَى الْبُرْكَانِ;আগ্নেয়গিরিতে;no vulcão;на вулкане;火山;am Vulkan;화산
temple;寺庙里;मंदिर में;en el templo;au temple;فِي الْمَعْبَدِ;মন্দিরে;no templo;в храме;お寺;im Tempel;사원
`;
