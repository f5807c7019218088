import { role, story } from "../subject-story.ts";

/** Comic crimes with a heart: on a cruise ship, at the fair, in the casino, in the soup, and in a wallet with a photo. */
export const lightFingers = [
  story({
    says: [
      role(
        "thief",
        "jewel thief|jewel thieves|thief|thieves|pickpocket|con man|conman|con artist|con woman|burglar|swindler",
      ),
      /\b(?:cruise|cruise ship|ocean liner|liner|yacht|steamer|deck|passengers?|captain)\b/i,
      /\b(?:jewel\w*|diamonds?|necklace|pearls?|emeralds?|rub(?:y|ies)|st[eo]le?n?|steals|tiara|bracelets?|rings?|robs?|robbed)\b/i,
    ],
    may: [
      role(
        "watcher",
        "retired policeman|retired policewoman|ex-policeman|retired detective|detective|inspector|policeman|policewoman|captain|steward|old lady|old woman|widow|grandmother|pianist|singer|cook",
      ),
      /\b(?<jewel>(?:[a-z]+ )?(?:necklace|diamond|tiara|emerald|ruby|pearls|bracelet))\b/i,
    ],
    unless: /\b(?:murder\w*|ghost\w*|killed|dead|pirates?|child|boy|girl)\b/i,
    lead: "thief",
    after: [
      "@ship.night(hero stand) {Hero} knew all the rules of the trade. Steal on the second evening, when they're all at the captain's dinner. Never steal twice on the same deck. The jewels lay in a jar of face cream in {hero's} cabin, and {hero} stood at the rail with a glass of lemonade and an easy conscience.",
      [
        "@restaurant.night(hero sit, watcher sit) At breakfast {watcher} sat down at {hero's} table. “May I?” {Watcher} buttered a roll, very slowly, right into the corners. “The odd thing is the cream,” said {watcher}. “Some people who have such good skin buy such large jars of it.” {Hero} laughed. But it came a second late.",
        "@restaurant.night(hero sit) At breakfast a small old man in a linen suit sat down at {hero's} table. “May I?” He buttered a roll, very slowly, right into the corners. “The odd thing is the cream,” he said. “Some people who have such good skin buy such large jars of it.” {Hero} laughed. But it came a second late.",
      ],
      "+ @ship.day(hero walk) In the next harbour {hero} wanted to go ashore for good, with the jar in a beach bag. But the gangway was taken up again. A storm was coming, said the loudspeaker, and nobody would leave the ship before Thursday. {Hero} looked up. On the upper deck a hand waved a linen handkerchief, very politely.",
      [
        "@ship.night(hero talk, watcher talk) “Why don't you call the captain?” asked {hero} that night at the rail. “Because I'm curious,” said {watcher}. “You took the jewels of the lady in cabin forty. And do you know why she hasn't reported it?” {Hero} did not know. “Go and look at her,” said {watcher}. “Just look.”",
        "@ship.night(hero talk) “Why don't you call the captain?” asked {hero} that night at the rail. “Because I'm curious,” said the old man. “You took the jewels of the lady in cabin forty. And do you know why she hasn't reported it?” {Hero} did not know. “Go and look at her,” said the old man. “Just look.”",
      ],
    ],
    end: [
      "@ship.night(hero look) The lady from cabin forty sat alone by the ballroom door. She was ninety, and her hands were bare. “Have you lost something?” asked {hero}. “Yes,” she said. “My husband gave it to me on this ship, and now it's gone. If I report it, they'll turn back, and I shan't see the place where he asked me to marry him. I'd rather see the place.”",
      "@corridor.night(hero carry) {Hero} had never in {his} life put anything back. {He} went along outside, from balcony to balcony, in the wind, with a jar of cream between {his} teeth. When the old lady woke up, the jewels lay on her pillow, a little greasy, with a rose from the captain's table.",
      [
        "+ @ship.dawn(hero stand, watcher stand) At dawn they came to the place, an ordinary piece of sea. The old lady wore all that she had. She blew a kiss over the rail. {Hero} stood behind her, and beside {hero} stood {watcher}. “Thirty years I've been after the likes of you,” said {watcher}, “and I've never seen one do that. It's bad for business.” “It's very bad,” said {hero}.",
        "+ @ship.dawn(hero stand) At dawn they came to the place, an ordinary piece of sea. The old lady wore all that she had. She blew a kiss over the rail. {Hero} stood behind her, and beside {hero} stood the man in linen. “Thirty years I was with the police,” he said, “and I've never seen one do that. It's bad for business.” “It's very bad,” said {hero}.",
      ],
      "@ship.day(hero stand) In the last harbour nobody was arrested. {Hero} went down the gangway with an empty jar. On the next trip the ship had a new face on its staff, who taught the guests how to look after their valuables. At breakfast {hero} butters a roll, right into the corners, and keeps an eye on those who have bought cream.",
    ],
  }),
  story({
    says: [
      /\b(?:prize(?:-winning)?|award-winning|beloved|famous|champion|best|favou?rite|the|a|an|his|her|their) (?:[a-z]+ ){0,2}?(?<beast>pig|sow|cow|bull|goat|hen|rooster|cockerel|goose|pumpkin|cheese|ram|sheep|turkey|marrow|rabbit|donkey|duck|boar|piglet)\b/i,
      /\b(?:st[eo]le?n?|steals|stealing|kidnapped|vanish\w*|disappear\w*|gone|missing|theft|thief)\b/i,
      /\b(?:fair|village|show|contest|competition|prize|festival|farm\w*|market|county|suspect\w*|detective|policeman|police\w*|constable|inspector|town)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost\w*|fox|wolf|magic|dragon|witch|gold(?:en)? eggs?|fairy|giant|king|smell|zoo)\b/i,
    of: "people",
    after: [
      "@village.day(hero look) Where {thebeast} should have been there was straw, and a saucer, and a note. “DO NOT WORRY,” said the note, in letters cut out of a seed catalogue. By eight o'clock the whole village stood round the fence. {Hero} looked into the faces of the neighbours, one after another, and didn't like that at all.",
      "@village.day(hero talk) Mr Humble from the mill had come second for nine years. He had every reason. “I'd never!” cried Mr Humble. “Without {thebeast}, what's second place worth?” The butcher blushed when he was asked where he had been. {Hero} wrote it all down on the back of a feed bill, and there were more suspects than lines.",
      [
        "+ @village.night(hero walk, mate walk) “It must eat,” said {mate}, “wherever it is.” That was clever. {Hero} and {mate} went from door to door in the dusk and sniffed at the windows. The butcher was knitting, and that was why he had blushed. The schoolmistress was taking dancing lessons. They came home with mud up to the knees and the secrets of half the village, but without {thebeast}.",
        "+ @village.night(hero walk) In the dusk {hero} went from door to door and looked in at the windows. The butcher was knitting, and that was why he had blushed. The schoolmistress was taking dancing lessons in the barn. {Hero} came home with mud up to the knees and the secrets of half the village, but without {thebeast}.",
      ],
      "@street.night(hero look) At midnight {hero} heard a wheel squeak. Somebody was pushing a pram up the lane, without a light, and there was no baby in that house. {Hero} went after it on tiptoe, past the pond and the chapel, to the old wash-house. Behind the door a lamp burned. And a small voice was singing a lullaby.",
    ],
    end: [
      "@barn.night(hero look) It was Tilda from the mill, Mr Humble's daughter, who was nine. She sat in the straw, wrapped in her mother's best quilt, and in the other half of the quilt lay {thebeast}. “They said in the shop what happens after the fair,” she whispered. “When it has won for the last time. They said the word roast. I only wanted to keep it until they had forgotten.”",
      "@barn.night(hero sit) {Hero} sat down in the straw. {He} had not once thought of that. “I've had it since it was as small as a loaf,” said {hero}. “I never meant to let anybody eat it. I only never said so out loud.” “You should have,” said Tilda sternly. “Yes,” said {hero}. “I should have.”",
      "+ @street.day(hero walk) They came to the fair at the last minute, with a pram and a band of straw-covered children. Mr Humble went red when he saw his daughter, and then he took off his hat to {hero}. The neighbours who had suspected one another all day looked at their shoes. The butcher had brought out his knitting. It was a small blanket, in the colours of the prize.",
      "@village.day(hero stand) {Thebeast} won, by a nose. {Hero} took the microphone and said out loud what {he} should have said long before, and the whole village heard it and clapped. Every evening at six Tilda comes along the lane with the pram, full of peelings. And Mr Humble is first these days, every other year.",
    ],
  }),
  story({
    says: [
      /\b(?:casino|roulette|slot machines?|poker|blackjack|gambling|Las Vegas|Monte Carlo|one-armed bandit)\b/i,
      role("gran", "grandmother|grandma|granny|gran|nana|great-aunt|aunt|old lady|old woman"),
    ],
    unless:
      /\b(?:murder\w*|ghost\w*|addict\w*|dies|died|dead|rob(?:s|bed)?|heist|bank|debts? (?:of|after)|gambled away|lost (?:all|everything|the house))\b/i,
    early: /^(?:but |and )?s?he (?:wins|won) so much [^.]*\.?$/i,
    after: [
      "@hall.night {Gran} put on her reading glasses and asked the croupier if he was warm enough in that shirt. “Place your bets,” he said. “On the nineteen, please,” said {gran}. “That's when the bus goes.” The ball fell. It was the nineteen.",
      "@hall.night(gran play, hero look) “Stop now,” whispered {hero}. “Just one more,” said {gran}, and bet on the number of her flat, then on her shoe size, and then on the age at which she'd had her appendix out. The chips piled up in front of her like biscuits. {Hero} had to carry some in the handbag.",
      "@hall.night She won so much that it hurt to look. Behind the glass on the upper floor sat Mr Castellan, who owned the casino. “They're cheating,” he said, and bit on his cigar. “Nobody has that much luck. Bring them up to me.”",
      "@study.night(gran sit) “How do you do it?” asked Mr Castellan. {Gran} looked at him over her glasses for quite a while. “You've got a button missing,” she said. “And you don't sleep. When did you last eat something hot?” Mr Castellan put down his cigar.",
    ],
    end: [
      "@study.night(gran talk) “One more round,” said Mr Castellan. “If you win, you keep it all.” “And if I lose?” asked {gran}. “You tell me the system.” {Gran} thought about it. Then she pushed the whole heap of chips to the middle, and bet on the day of that very month. The ball rolled. It fell on the number beside it.",
      "@study.night(gran talk, hero look) “Lost,” said {gran} cheerfully. {Hero} groaned. Mr Castellan leaned forward. “And now the system!” “There isn't one,” said {gran}. “I bet on what has been good to me. If it wins, I'm glad, and if it doesn't, I've thought of it again.” Mr Castellan had never heard anybody say that.",
      "+ @street.night(gran walk) He brought {gran} to the door himself. On the steps he gave her an envelope. Her first stake was in it, the fifty that she had come with, and a card. “A free dinner for two,” it said, “for life.” “You come as well,” said {gran}, and sewed on his button then and there, under the lamp, with thread from the handbag.",
      "@restaurant.night(gran eat) On the nineteenth of each month the bus stops in front of the casino, and {gran} gets off in her good coat. There's soup, and Mr Castellan eats two plates of it. He sleeps now. And if he can't decide something, {gran} asks him what his shoe size is.",
    ],
  }),
  story({
    says: [
      /\b(?:casino|roulette|slot machines?|poker|blackjack|gambling|Las Vegas|Monte Carlo|one-armed bandit)\b/i,
      role("gran", "grandmother|grandma|granny|gran|nana|great-aunt|aunt|old lady|old woman"),
    ],
    may: [role("child", "grandson|granddaughter|grandchildren|nephew|niece|teenager")],
    unless:
      /\b(?:murder\w*|ghost\w*|addict\w*|dies|died|dead|rob(?:s|bed)?|heist|bank|debts? (?:of|after)|gambled away|lost (?:all|everything|the house))\b/i,
    lead: "gran",
    early: /^(?:but |and )?s?he (?:wins|won) so much [^.]*\.?$/i,
    after: [
      "@hall.night {Hero} put on her reading glasses and asked the croupier if he was warm enough in that shirt. “Place your bets,” he said. “On the nineteen, please,” said {hero}. “That's when the bus goes.” The ball fell. It was the nineteen.",
      [
        "@hall.night(hero play, child look) “Stop now,” whispered {child}. “Just one more,” said {hero}, and bet on the number of her flat, then on her shoe size, and then on the age at which she'd had her appendix out. The chips piled up in front of her like biscuits. {Child} had to carry some in the handbag.",
        "@hall.night {Hero} bet on the number of her flat, then on her shoe size, and then on the age at which she'd had her appendix out. The chips piled up in front of her like biscuits. “What's your system?” a man in a white jacket asked. “I've lived a long time,” said {hero}.",
      ],
      "@hall.night She won so much that it hurt to look. Behind the glass on the upper floor sat Mr Castellan, who owned the casino. “They're cheating,” he said, and bit on his cigar. “Nobody has that much luck. Bring them up to me.”",
      "@study.night(hero sit) “How do you do it?” asked Mr Castellan. {Hero} looked at him over her glasses for quite a while. “You've got a button missing,” she said. “And you don't sleep. When did you last eat something hot?” Mr Castellan put down his cigar.",
    ],
    end: [
      "@study.night(hero talk) “One more round,” said Mr Castellan. “If you win, you keep it all.” “And if I lose?” asked {hero}. “You tell me the system.” {Hero} thought about it. Then she pushed the whole heap of chips to the middle, and bet on the day of that very month. The ball rolled. It fell on the number beside it.",
      [
        "@study.night(hero talk, child look) “Lost,” said {hero} cheerfully. {Child} groaned. Mr Castellan leaned forward. “And now the system!” “There isn't one,” said {hero}. “I bet on what has been good to me. If it wins, I'm glad, and if it doesn't, I've thought of it again.” Mr Castellan had never heard anybody say that.",
        "@study.night(hero talk) “Lost,” said {hero} cheerfully. Mr Castellan leaned forward. “And now the system!” “There isn't one,” said {hero}. “I bet on what has been good to me. If it wins, I'm glad, and if it doesn't, I've thought of it again.” Mr Castellan had never heard anybody say that.",
      ],
      "+ @street.night(hero walk) He brought {hero} to the door himself. On the steps he gave her an envelope. Her first stake was in it, the fifty that she had come with, and a card. “A free dinner for two,” it said, “for life.” “You come as well,” said {hero}, and sewed on his button then and there, under the lamp, with thread from the handbag.",
      "@restaurant.night(hero eat) On the nineteenth of each month the bus stops in front of the casino, and {hero} gets off in her good coat. There's soup, and Mr Castellan eats two plates of it. He sleeps now. And if he can't decide something, {hero} asks him what his shoe size is.",
    ],
  }),
  story({
    says: [
      /\b(?:cook|chef|butler|maid|nurse|gardener|housekeeper|waiter|waitress|driver|chauffeur|tailor|barber|hairdresser|baker|carer|assistant|hitman|hitwoman|contract killer|killer|assassin)\b/i,
      /\b(?:hired|paid|ordered|told|supposed|meant|has|had|blackmailed|offered|job|bribed|wants?|wanted)\b/i,
      /\b(?:poison\w*|kill(?:s|ed)?|murder)\b/i,
      role(
        "victim",
        "old man|rich man|old woman|rich woman|old lady|widow|millionaire|billionaire|uncle|aunt|countess|count|boss|general|king|employer|master|grandfather|widower|president|neighbour|guest|judge",
      ),
      /\b(?:but|until|kind|likes?|liked|fond|can(?:no|')t|could(?:n't| not)|friend\w*|instead|lonely|nice)\b/i,
    ],
    may: [/\b(?<dish>soup|stew|cake|pie|tea|dinner|pudding|breakfast)\b/i],
    unless: /\b(?:detective|inspector|ghost\w*|vampire|war|fell in love|falls in love|princess|snow white)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) The little bottle was no longer than a thumb. “Three drops,” the nephew had said, “every evening, and in a week it's a weak heart.” {Hero} had debts, and a brother in prison, and the nephew had known of both. {Hero} put the bottle on the shelf, between the vanilla and the cloves.",
      "@restaurant(hero give, victim eat) “You've put thyme in it,” said {victim}, and closed {victimhis} eyes. “My wife used to put thyme in it. Sit down, please. Nobody has sat at this table with me in nine years.” {Hero} had to sit down. {Victim} asked for {hero's} name, and for the name of {hero's} mother, and remembered both of them the next day.",
      "+ @kitchen.night(hero look) On Tuesday {hero} took the bottle in {his} hand, and the bell rang: {victim} had seen that {hero} had a cough, and sent down the good honey. On Wednesday {hero} unscrewed the top. Then {victim} came down in person, in slippers, to ask if {he} might learn to make dumplings. They made thirty. They looked like stones, and they laughed until they had to lean on the stove.",
      "@kitchen.night(hero talk) On the sixth evening the nephew stood in the kitchen door. “Why is my dear relation still so healthy?” he asked, very softly. He took the bottle off the shelf and emptied it into the pot himself, to the last drop. “Now serve it,” he said. “I'll be at the table, and I'll watch.” {Hero} picked up the tray.",
    ],
    end: [
      "@restaurant.night(hero give, victim sit) {Hero} set the plate down in front of {victim}. {Victim} lifted the spoon. “Stop!” cried {hero}, and knocked it out of {victimhis} hand. “Don't eat it! There's poison in it. I was hired to do that. I couldn't, not on any of the six days.” Then nobody said anything. The spoon was still spinning on the floor.",
      "@restaurant.night(hero stand, victim talk) “I know,” said {victim} calmly. “I've smelled it from the first day. I was a chemist, you see.” {Victim} pushed the plate across the table, to the nephew. “I wanted to see what you would do. Go on, nephew. It's only a weak heart.” The nephew jumped up so that the chair fell over, and ran out of the house and straight into the arms of the police.",
      "+ @kitchen(hero sit, victim sit) “And what about me?” asked {hero}. {He} had taken off {his} apron and folded it. “You'll tell the judge everything,” said {victim}, “and I'll sit in the front row, and afterwards you'll be hungry.” That was how it went. The debts were paid, and {hero} works them off, a little every month. {Victim} insists on giving a receipt.",
      "@kitchen(hero cook, victim cook) The small bottle stands on the shelf between the vanilla and the cloves. There's thyme in it now. In the evening {hero} and {victim} eat at the same table, out of the same pot. “You first,” says {hero}. “No, you,” says {victim}, and they both put their spoons in at once.",
    ],
  }),
  story({
    says: [
      /\b(?:pickpocket|thief|st[eo]le?n?|steals)\b/i,
      /\b(?:wallet|purse|handbag|bag|coat|phone|briefcase|locket|backpack)\b/i,
      /\b(?:photo(?:graph)?|picture|portrait)\b/i,
      role("face", "woman|young woman|girl|man|young man|stranger|nurse|teacher|dancer|baker|widow"),
    ],
    may: [
      /\b(?:f[ea]ll in love|falls in love|in love|inside)\b[^.]*/i,
      /\b(?<find>wallet|purse|handbag|coat|briefcase|locket|backpack)\b/i,
    ],
    unless:
      /\b(?:detective|inspector|police(?:man|woman)|ghost\w*|museum|painting|murder\w*|dead|died|child(?:hood)?|himself|herself)\b/i,
    of: "people",
    after: [
      "@cafe(hero look) {Hero} sat down in a cafe and emptied {thefind} on the table. The money went into {hero's} pocket, as always. But the photo stayed on the table, leaning against the sugar. The face in it was laughing, not at the camera, but at somebody beside it. The coffee got cold.",
      "@bedroom.night(hero look) Next day {hero} went to work, on the tram, at the hour when it's full. {He} had the best fingers in town. But that morning {hero} saw the photo before {him} each time and took {his} hand away again. At home {he} leaned the photo against the lamp.",
      "+ @street(hero walk) On the back of the photo was the stamp of a photographer, and half a street name. It took {hero} two days to find the rest. {He} asked a florist, a postman and a very small girl with a scooter. “I know that face,” said the girl. “It works in the lost property. It finds everybody's things, only never its own.”",
      "@station(hero stand) The counter of the lost property lay at the end of the station, behind a pile of umbrellas. {Hero} recognised the face at once, although it wasn't laughing. “What have you lost?” {face} asked. {Hero} couldn't get a word out. “I've found something,” {he} said at last, and laid {thefind} on the counter.",
    ],
    end: [
      "@station(hero give, face take) {Face} opened it, and counted, and looked up. “It's all there,” said {face}. “Even the money.” {Hero} had put it back that morning, to the last coin. “Only the photo is missing,” said {face}. {Hero} took it out and went red.",
      "@station(hero talk, face talk) “You stole it,” said {face}. It wasn't a question. “Yes,” said {hero}. “And then I looked at it.” {Face} turned the photo round. “My brother took that,” she said, “on the day before he went overseas. I haven't laughed like that since.” “What did he say?” asked {hero}. “Something silly about a fish,” said {face}.",
      "+ @street.dusk(hero walk) {Face} could have called the police, for the police were just across the hall. {Face} shut the counter instead. “You'll carry these umbrellas to the store for me,” said {face}, “all two hundred, and then we'll see.” {Hero} carried them until it was dark. A pickpocket has light fingers, but by the evening even they were sore.",
      "@station(hero carry, face stand) {Hero} works at the lost property now. It was on a Friday, between two trains, that {hero} dropped a whole box of keys on {his} foot and said something silly about a fish. And {face} laughed.",
    ],
  }),
];
