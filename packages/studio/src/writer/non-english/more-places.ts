import type { NonEnglish } from "../../languages/index.ts";

/** Words for places that no picture shows as such: "balcony", "bus". */
export const morePlaces: Readonly<Partial<Record<NonEnglish, RegExp>>> = {
  german:
    /(?<!\p{L})(?:\p{Lu}\p{Ll}*)?(?:hof|balkon|terrasse|dach|garage|treppenhaus|kindergarten|kita|spielplatz|schwimmbad|freibad|hallenbad|turnhalle|sporthalle|zoo|zirkus|bus|krankenhaus|bücherei|dachboden|keller|stall|weinberg|zeltlager|zelt|baumhaus|heim|flughafen|stadion|markt|eisdiele|café|imbiss|wohnwagen|campingplatz|bahn|gewächshaus|gartenhaus|musikschule|sandkasten|zimmer|küche|werkstatt|feuerwache|rathaus|friedhof|jahrmarkt|bühne|aula|hochhaus|siedlung|brücke|teich|ufer|strand|kino|hafen|fabrik|laden|treppe|flur|pausenhof|haltestelle|haus|garten|park|platz|schule|straße|halle)(?!\p{L})/giu,
  spanish:
    /(?<!\p{L})(?:patio|balcón|terraza|azotea|garaje|guardería|parque|piscina|gimnasio|zoo|zoológico|circo|autobús|hospital|biblioteca|desván|sótano|gallinero|viñedo|campamento|residencia|estación|aeropuerto|estadio|recreo|supermercado|heladería|cafetería|metro|tranvía|huerto|invernadero|refugio|taller|ayuntamiento|feria|mercadillo|escenario|barrio|pueblo|calle|plaza|puente|orilla|portal|ascensor|colegio|escuela|clase|aula|cocina|salón|panadería|peluquería|frutería|ferretería|acuario|edificio|cine|teatro|granja|jardín|corral|parada)(?!\p{L})/giu,
  french:
    /(?<!\p{L})(?:cour|balcon|terrasse|toit|garage|escalier|crèche|maternelle|parc|piscine|gymnase|zoo|cirque|bus|hôpital|bibliothèque|médiathèque|grenier|cave|poulailler|camping|tente|cabane|maison de retraite|gare|aéroport|stade|récréation|supermarché|boulangerie|café|métro|tramway|potager|serre|refuge|atelier|mairie|fête foraine|kermesse|brocante|scène|quartier|village|rue|place|pont|rive|hall|ascenseur|école|collège|classe|cantine|salon|cuisine|salle de bain|chambre|couloir|immeuble|marché|aquarium|patinoire|conservatoire|préau|arrêt|jardin|cinéma|théâtre|ferme)(?!\p{L})/giu,
  italian:
    /(?<!\p{L})(?:cortile|balcone|terrazza|terrazzo|tetto|garage|asilo|parco|piscina|palestra|zoo|circo|autobus|ospedale|biblioteca|soffitta|cantina|pollaio|vigna|campeggio|tenda|casa di riposo|stazione|aeroporto|stadio|supermercato|gelateria|metropolitana|tram|orto|serra|canile|officina|bottega|municipio|fiera|mercatino|palco|quartiere|paese|strada|piazza|ponte|riva|ascensore|scuola|classe|aula|mensa|salotto|cucina|condominio|panetteria|panificio|oratorio|pizzeria|acquario|fermata|giardino|cinema|teatro|fattoria)(?!\p{L})/giu,
  portuguese:
    /(?<!\p{L})(?:pátio|varanda|terraço|telhado|garagem|creche|jardim de infância|parque|piscina|ginásio|zoológico|circo|ônibus|autocarro|hospital|biblioteca|sótão|porão|galinheiro|acampamento|tenda|barraca|estação|aeroporto|estádio|supermercado|sorveteria|padaria|metrô|metro|horta|estufa|abrigo|oficina|prefeitura|feira|palco|bairro|rua|praça|ponte|elevador|escola|colégio|cantina|cozinha|quintal|prédio|condomínio|recreio|rodoviária|sítio|roça|fazenda|jardim|cinema|teatro|mercado|vila|aldeia)(?!\p{L})/giu,
  russian:
    /(?<!\p{L})(?:дворе|балконе|крыше|гараже|подъезде|садике|саду|парке|бассейне|спортзале|зоопарке|цирке|автобусе|больнице|библиотеке|чердаке|подвале|курятнике|лагере|палатке|вокзале|аэропорту|стадионе|супермаркете|магазине|метро|трамвае|огороде|теплице|приюте|мастерской|ярмарке|сцене|концерте|улице|площади|мосту|берегу|лифте|школе|классе|столовой|кухне|гостиной|даче|деревне|городе|квартире|комнате|катке|рынке|аптеке|поезде|электричке|площадке|музее|театре|кинотеатре|пекарне|аллее|остановке)(?!\p{L})/giu,
  arabic:
    /(?<!\p{L})(?:ال)?(?:سطح|شرفة|فناء|ساحة|حافلة|روضة|مستشفى|مكتبة|ملعب|مسبح|سيرك|مخيم|مخبز|دكان|محطة|مطار|مزرعة|حارة|بناية|عمارة|مصعد|قبو|ورشة|مسجد|مقهى|حديقة|مدرسة|مطبخ|سوق|صف|قرية|مسرح)(?!\p{L})/gu,
  hindi:
    /(?<![\p{L}\p{M}])(?:छत|बालकनी|आँगन|आंगन|बरामदे|बस|पार्क|चिड़ियाघर|अस्पताल|पुस्तकालय|गैरेज|तालाब|मेले|खेत|गली|मोहल्ले|स्टेशन|अड्डे|मंच|कक्षा|रसोई|दुकान|नाव|ट्रेन|मंदिर|स्कूल|बाज़ार|बगीचे|चौक|मैदान|लिफ़्ट|लिफ्ट|सर्कस|हवेली|खलिहान|घाट|गाँव)(?![\p{L}\p{M}])/gu,
  bengali:
    /(?<![\p{L}\p{M}])(?:ছাদে|বারান্দায়|উঠানে|উঠোনে|বাগানে|পার্কে|মেলায়|বাসে|ট্রেনে|হাসপাতালে|লাইব্রেরিতে|পাঠাগারে|স্কুলে|গলিতে|পাড়ায়|মাঠে|ঘাটে|স্টেশনে|চিড়িয়াখানায়|রান্নাঘরে|দোকানে|হাটে|বাজারে|ক্লাসে|মঞ্চে|পুকুরে|গ্রামে|নদীতে|জানালায়|লিফটে|সার্কাসে)(?![\p{L}\p{M}])/gu,
};
