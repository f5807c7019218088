import { story } from "../subject-story.ts";
import { kin } from "./kin.ts";

/** Stories of wrong suitcases, found money and people who are taken for others. */
export const money = [
  story({
    says: [
      /\b(?<case>suitcase|bag|briefcase|rucksack|backpack|sports bag|case|luggage|holdall)\b/i,
      /\b(?:wrong|swap\w*|switch\w*|mix(?:es|ed)? up|by mistake|accidentally|exchang\w+|identical|same|picks? up|picked up)\b/i,
      /\b(?:airport|train|station|bus|hotel|money|diamonds|gun|pistol|full of|cash|funeral|key|flight|plane|opens?|opened|find|finds|found|belongs)\b/i,
    ],
    unless: /\b(?:dress|teddy|hamster|children|school|love letters)\b/i,
    of: "people",
    after: [
      "@room(hero look) {Hero} closed the {case} again, went to the window, and came back. It had not changed. It was the same brown leather, the same scratch. But where {his} pyjamas should have been there was something else, in neat rows, and on top of it lay a photograph of a house with a red cross over the door. The telephone rang.",
      "@room(hero talk) “You've got something of mine,” said a voice like gravel. “And I've got a pair of pyjamas with ducks.” “It was a mistake,” said {hero}. “Of course it was. Nobody has said anything about the police. Midnight, at the old fairground. Come alone, and don't count it.” {Hero} hadn't thought of counting until then.",
      "+ @room(hero look) {He} counted. {He} counted twice, and had to lie on the floor. It was as much as {he} would earn until {he} {was} a hundred and six. On the back of the photograph there was a street, here in the city, and a time, tomorrow, and the words: everybody inside. So that was what it was paid for. {Hero} got up and put on {his} coat.",
      "+ @street(hero talk) The house with the red cross was a very ordinary one. There were geraniums, and nappies on the line. {Hero} walked past it four times. The fifth time {he} rang. “Excuse me,” {he} said. “You don't know me. I've got the wrong {case}.”",
    ],
    end: [
      "@park.night(hero stand) In the house from the photograph lived a woman with a baby. She had seen something in the harbour, she said, and was going to say so in court. “Then you can't stay here,” said {hero}. “I've got a plan. It isn't a very good one.” At midnight {he} {was} standing under the dead big wheel, alone, in the wind.",
      "@park.night(hero give) A man in a light coat put down {his} {case} on the other side. They pushed them over with their feet. The man opened his, and saw the neat rows, and smiled, and shut it. He didn't dig any deeper. Under the first layer there was newspaper, and a telephone that was switched on, with half the police force at the other end.",
      "@hall(hero sit) They let him get as far as the gate. The woman said in court what she had to say, with the baby on her arm. {Hero} sat in the last row, in order not to be seen, and was the only one there who had brought knitting, to keep {his} hands still.",
      "{He} has a red ribbon tied to the handle these days. People laugh about it at the luggage belt. Inside there's never anything special: two shirts, a book, and the pyjamas with the ducks. They came back washed and ironed. In the pocket was a card from prison: “No hard feelings. Nice ducks.”",
    ],
  }),
  story({
    says: [
      /\b(?:money|cash|banknotes|million|euros|dollars|loot)\b/i,
      /\b(?:finds?|found|discovers?|discovered|hauls? up|hauled up|digs? up|dug up|stumbles?|stumbled|inherits?)\b/i,
      /\b(?:bag|suitcase|box|sack|attic|garden|trash|bin|wall|sofa|woods|forest|river|sea|net|hem|taxi|back ?seat|car|freezer|safe|mattress|bridge|grave|boot|trunk)\b/i,
    ],
    unless:
      /\b(?:wrong suitcase|diamonds?|jewel\w*|gold|lottery|letters|dog finds|pirates?|dragon|map|prince|grandma['’]s recipe|skeleton|tomb)\b/i,
    of: "adults",
    after: [
      "@room.night(hero look) {Hero} pulled down the blinds first, and only then did {he} count. It took until three in the morning. There was a smell of damp and other people's hands. When it was all in piles on the table, there was no room left for {his} elbows. {Hero} put one note to one side, for rent. Then {he} put it back.",
      "@bedroom.night(hero sit) From then on {he} couldn't sleep. The money lay under the bed and {he} lay above it, like a hen. Every car that slowed down in the street was theirs. {Hero} bought new shoes, and hid them, and wore the old ones. “Are you ill?” asked the neighbours. “You used to sing on the stairs.” {He} hadn't noticed that {he} had stopped.",
      "+ @cafe(hero sit) On Thursday a stranger sat in the café, with very clean fingernails, and laid a photograph on each of the tables. “We're looking for something that got lost,” he said kindly. “It belongs to people who don't forget.” He looked at everybody's faces, and then he looked at everybody's feet. {Hero} pulled {his} shoes under the chair.",
      "+ {Hero} thought of burning it. {He} thought of the sea. {He} thought of a house with a view, and of who would ask where it came from. {Hero} remembered the year of the flood, when {his} whole street had waited for help with wet feet, and it had never come. They had all shared one stove then. They had sung.",
    ],
    end: [
      "@street(hero carry) On the wrappers there was a stamp, half rubbed out: fund for the flood victims. So it had been stolen before it was lost. {Hero} put on the new shoes, because it was that sort of day. {He} didn't go to the town hall, where the stamp was kept. {He} went from door to door, with a wheelbarrow.",
      "@street(hero talk) “What's this?” asked the widow on the corner. “It's what they owed you,” said {hero}. “Don't thank me. Make a noise about it.” By noon the whole street stood in front of the town hall with envelopes in their hands, and the newspaper was there. The mayor came out smiling. Then he saw the wrappers, and his smile went away by itself.",
      "@street(hero look) He and the man with the clean fingernails left in the same car, and it was a police car. What was left in the wheelbarrow was a single envelope, and {hero} had forgotten it, because there was {his} own name on it. It wasn't a fortune. It was just enough for a new roof and a stove, as had been promised at that time.",
      "@corridor(hero walk) {He} sings on the stairs again. The neighbours bang on the wall because of it, at about the right places. Under the bed there's nothing but dust, and an old pair of shoes. But in the hall stands the wheelbarrow, washed, with geraniums in it, and nobody in that street passes it without touching the handle.",
    ],
  }),
  story({
    says: [
      /\b(?:mistaken|mistakes? (?:him|her|them|me) for|taken for|takes? (?:him|her|them) for|confus\w+|thinks? (?:he|she|they) (?:is|are|was)|thought (?:he|she|they) (?:is|are|was|were)|looks? (?:exactly |just )?like|double|lookalike|wrong (?:person|man|woman|name)|believes? (?:he|she)|goes along|went along|pretends? to be)\b/i,
      /\b(?:spy|hitman|assassin|gangster|killer|mafia|mob|boss|agent|criminal|thief|murderer|gunman|bandit|godfather|mobster)\b/i,
      /\b(?:waiter|accountant|clerk|teacher|plumber|gardener|librarian|shy|ordinary|baker|tourist|postman|hairdresser|dentist|cleaner|pianist|vet|cook|taxi driver|salesman|tailor|florist|man|woman|student|pensioner|grandmother|grandma|granny)\b/i,
    ],
    unless: /\b(?:dementia|husband|wife|boy|girl|neighbour|neighbor|twin|wedding|fiancé|famous singer)\b/i,
    of: "adults",
    after: [
      "“There must be some mistake,” said {hero}. It was the worst thing that {he} could have said. They laughed, and looked at one another, full of respect. “Just as we'd heard,” one of them whispered, and took {his} umbrella like a relic. {Hero} wanted to explain. But the car was warm, and it was raining, and they had cake.",
      "@room(hero talk) In the hotel there was a suite. There were roses, and a man who asked how {he} liked to work. {Hero} thought about it. “With a sharp pencil,” {he} said, “and not before nine.” The man went pale and wrote it down. By evening it had got round the whole city that the new one used nothing but a pencil.",
      "+ @restaurant(hero eat) Whatever {hero} did, it made things worse. {He} spilled soup, and they took it for a warning. {He} asked for the way to the toilet, and somebody confessed. On the second night an enormous man with a broken nose knelt down before {him} and asked to be spared. {Hero} spared him. He kissed {his} hand.",
      "+ @bedroom.night(hero look) {Hero} packed at night and tied the sheets together. But under the window stood three men with umbrellas, who bowed. {He} waved, and untied the sheets. On the bed lay the fee, counted out in bundles. Nobody pays that much for sharp pencils, thought {hero}, and all at once {his} mouth went dry.",
    ],
    end: [
      "@theatre.night(hero sit) Then a sealed envelope came: “Tonight, at the opera, box four.” In box four sat an old lady, quite alone, with a bag of toffees. “I've been expecting you,” she said, without turning round. “My nephews have no patience. Will it hurt?” “I hope not,” said {hero}, and sat down next to her. “I'm not who they think. I've got a return ticket for Monday.”",
      "@theatre.night(hero stand) She laughed until her pearls jumped. “Then nobody knows but the two of us?” she whispered. “Oh, what a chance!” In the interval {hero} stepped out with a face of stone. “It's done,” {he} said. “Everybody who ordered it will meet me in the foyer.” Four nephews came. So did the police.",
      "@study(hero write) The real one was arrested on the same evening, at the station, where he had been waiting for three days for somebody with an umbrella. {Hero} {was} back on Monday at nine, and nobody at work noticed anything. “Nice weekend?” they asked. “Quiet,” {he} said, and sharpened {his} pencil. ",
      "@theatre(hero walk) Once a year a parcel arrives, without a sender: a pound of toffees, and a ticket for box four. {Hero} puts on the dark coat for it and takes the umbrella. When {he} walks through the foyer, there are still people in that city who step aside. {He} nods to them. It seems only polite.",
    ],
  }),
  story({
    says: [
      /\b(?:note|napkin|letter|message|receipt|paper|fortune cookie|postcard|jacket|wrote|written|writes)\b/i,
      /\b(?:help|follow me|save me|don['’]t trust|do not trust|trapped|prisoner|run|danger|call the police|warning)\b/i,
      /\b(?:waiter|waitress|chambermaid|hotel|restaurant|barista|dishwasher)\b/i,
    ],
    unless: /\b(?:bottle|children|santa|fridge magnets|mouse|ghost|love (?:letter|poem))\b/i,
    of: "people",
    after: [
      "@restaurant(hero walk) The writing was very small, and the pen had gone through the paper in one place, as if it had to be quick. {Hero} folded it up and went on working, because somebody was surely watching. {He} carried a tray. {He} said good evening. Only {his} ears were so hot that {he} thought everybody must be able to see them glow.",
      "@restaurant(hero give) At the corner table sat a big man with gold cuff links, and next to him a young woman with long sleeves, in spite of the heat. She didn't lift her eyes. When he spoke, she nodded, always a moment too early. As {hero} poured the water, she moved her glass to the left. Under it was a second scrap: “Room 9. He has my passport.”",
      "+ @kitchen(hero stand) “Anything wrong with the water?” asked the man, and put his hand on hers. It was not a friendly hand. “On the contrary,” said {hero}. “It's on the house.” In the kitchen {he} had to hold on to the refrigerator. The manager shrugged. “A good customer,” he said. “We don't see anything, and we don't hear anything. That's what he pays for.”",
      "+ @kitchen(hero walk) {Hero} had never in {his} life stolen anything, not even sugar. But there was a trolley with towels, which anybody may push anywhere. {Hero} pushed it once around the kitchen, to practise. One wheel squeaked like a pig. {He} oiled it with the good butter, and {his} heart beat so that the spoons rattled.",
    ],
    end: [
      "@bedroom(hero look) While the porter had his soup, {hero} took the key to room 9 from its hook. There were nine passports in the drawer, all of them of young women. {Hero} put them between the towels. Heavy steps were coming, and there was only one door. So {hero} pulled the little red handle on the wall. All the bells in the whole house began to ring.",
      "@street(hero look) In a fire alarm everybody has to go out to the street; it's the law, even for people with gold cuff links. There they all stood in the light of the fire engines, guests and cooks and policemen. The woman with the long sleeves looked at {hero}. {He} held up a passport. Then she opened her mouth and screamed, at last, so that everybody heard.",
      "@hall(hero talk) It took a long time, and there were lawyers. But nine women could say the same thing, each in her own language, and {hero} said it as well. {He} lost the job, of course. “We don't see and we don't hear,” said the manager. “I know,” said {hero}, and laid the apron on the counter. “That's why I'm going.”",
      "@restaurant(hero read) In the old quarter there's a small place now with ten owners. The soup is good, and there are no corner tables. On every tray, next to the bill, lies a pencil and a clean piece of paper. Mostly the guests just draw a heart on it, or write that it was too salty. {Hero} reads them all.",
    ],
  }),
  story({
    says: [
      /\b(?:keys?)\b/i,
      kin("dead", "father|mother|mum|mom|dad|grandfather|grandmother|grandpa|grandma|uncle|aunt"),
      /\b(?:dead|died|late|death|funeral|inherit\w*|left|leaves|passed away|after)\b/i,
      /\b(?:secret|double life|unknown|never (?:knew|heard)|strange|mysterious|opens?|opened|finds?|found|full of|belongs|what it|nobody knew|no one knew|didn['’]t know|did not know|lock)\b/i,
    ],
    unless: /\b(?:recipe|restaurant|shop|bakery|farm|sell|ice cream|married)\b/i,
    of: "people",
    after: [
      "@corridor(hero look) Nobody in the family knew anything about it. “It'll be for the old shed,” they said, and “throw it away,” and “there are so many keys in a life.” But {hero} had seen it hang there as a child, behind the coats, on a nail of its own. “What's that for?” {he} had asked then. And {dead} had answered, “For later.”",
      "@shop(hero talk) {Hero} tried it on everything that had a lock. It didn't fit the shed. It didn't fit the piano, or the trunk, or the clock. An old locksmith held it up to the lamp. “That's a railway key,” he said. “From the lockers on platform one, before they tore them down. They kept the contents, you know. They have to.”",
      "+ @cellar(hero talk) In the cellar of the station sat a man among ten thousand umbrellas. He took his time. “Somebody came every year and paid for another one,” he said, looking in the big book. “Always on the same day. Never opened it, either. Only laid a hand on the door for a bit.” {Hero} looked at the date. It was {his} own birthday.",
      "+ @cellar(hero look) The door of the locker stuck. {Hero} thought of everything that it could be: money, letters, somebody else's photograph. {He} thought of how little {he} knew about anybody. {Dead}, who always bought the same biscuits. {Dead}, who never went anywhere. Then it gave way, and a smell of dust and oranges came out.",
    ],
    end: [
      "@cellar(hero read) In the cellar of the station {hero} found the locker. There was a suitcase in it: a ticket for a ship, never used, and a guitar with four strings. “Leaving on the fourth,” said a letter, “and not coming back. Forgive me.” The date on the ticket was the day on which {hero} had been born.",
      "@cellar(hero read) So {dead} had stood here, with a suitcase, on the way to another life. And then there had been news. {Hero} turned over the letter. On the back something had been added each year, in a different ink, a line at a time. “First tooth. Not sorry.” “Fell off the wall, laughed. Not sorry.” They went on until last spring, and none was different.",
      "@street(hero carry) {Hero} read them all, down there in the cellar. “Was it valuable?” asked the man with the keys. “Yes,” said {hero}. {He} took the guitar under {his} arm. It was out of tune, and {he} carried it through the whole town like something that is asleep.",
      "@room(hero play) It has six strings again. {Hero} is no great player, but {he} knows one song, and that's enough for birthdays. The key hangs behind the coats on its nail. “What's that for?” ask the little ones, who come up to the pocket. And {hero} bends down and says it, just as it was said to {him}: “For later.”",
    ],
  }),
];
