import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of families around a table, and of what they do not tell each other. */
export const feasts = [
  ...withAndWithout({
    may: [role("child", "son|daughter|kids|children|husband|wife")],
    says: [
      /\b(?:lottery|jackpot|winning ticket|scratch ?card|(?:wins?|won) (?:a |the )?(?:\w+ )?(?:million\w*|fortune|prize money))\b/i,
      /\b(?:secret\w*|(?:does|did)(?:n['’]t| not) tell|n['’]t tell|tells? (?:no ?body|no[- ]one|no one)|told (?:no ?body|no[- ]one)|without telling|hid\w*|anonymous\w*|keeps? (?:it|working)|kept (?:it|working)|never told|pretend\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|goldfish|four nurses|stolen|journalist)\b/i,
    of: "people",
    after: [
      "+ @kitchen(hero look) The ticket lay in the flour tin. Nobody else in the house ever looked in there. {Hero} went to work as on any other day and was shouted at as on any other day, and smiled so oddly that the shouting stopped. “Is something the matter?” {he} {was} asked. “No,” said {hero}. “Just the weather.”",
      "+ @shop(hero look) {He} had thought that {he} would buy something first. {He} stood in front of a shop with coats for half an hour, went in, and came out with a pair of warm socks. What {he} did instead happened by itself. An old man in front of {him} counted coins at the till and put the butter back. The next morning his bill had been paid until Christmas.",
      "@kitchen(hero write) {Hero} gave it away by night, and there was no stopping it. A roof was mended, and nobody knew by whom. A heap of debts vanished overnight. {He} wrote the notes with the left hand: From a friend. And then {he} sat at the kitchen table at home, in the old cardigan, and said that meat was too dear this week.",
      [
        "@kitchen.dusk(hero look, child talk) Of course it was {thechild} who noticed. “You're lying,” said {thechild} one evening. “You go out at night. You hide things from me. You laugh at the bills.” It was not said angrily. It was said with a white face. “Are you ill? Is that why you're suddenly so kind to everybody? Are you saying goodbye?”",
        "@kitchen(hero look) Of course it came out, and by way of the person from whom {hero} had least wanted to keep it. “You're lying,” said the best friend whom {he} had. “You go out at night. You laugh at the bills.” It was said with a white face. “Are you ill? Is that why you're suddenly so kind to everybody? Are you saying goodbye?”",
      ],
      "@kitchen(hero stand) {Hero} could have kept {his} secret now for the price of one more lie. {He} looked into that frightened face. Then {he} got up, fetched the flour tin from the shelf and turned it upside down over the table. It made a big cloud. When the cloud had settled, there lay a slip of paper from a bank with a great many noughts on it.",
    ],
    end: [
      "@kitchen(hero talk) It was quiet for as long as it takes to count noughts. “Why?” was all that came then. “Because of that face,” said {hero}. “I know how it was when your uncle sold his house. From that day on nobody ever visited him without wanting something. I was so afraid that there'd be money sitting at the table with us. I wanted it to be only us.”",
      "@kitchen(hero write) They laughed until the flour flew. Afterwards they made a list, since it is easier with two. There were a few things for themselves on it, for {hero} learned that too: the coat, and a week by the sea. All the rest were other people's names. “We do it at night,” they agreed, “and with the left hand.”",
      "+ @street The whole town is puzzling over who it might be. There's a bet on it at the barber's. {Hero} {has} put a fiver on the priest.",
      "@kitchen Meat is still too dear on some weeks, when it was a large roof. On the shelf the flour tin stands where it has always stood. Whoever opens it finds flour. And on the bottom of it, when there is a cake to be baked, there is a note, in two crooked handwritings: From a friend.",
    ],
  }),
  story({
    says: [
      /\b(?:christmas|thanksgiving|eid|hanukkah|easter|new year['’]?s?(?: eve)?|family (?:dinner|reunion|gathering|lunch|meal|party)|sunday (?:lunch|dinner)|birthday (?:dinner|party)|ramadan|diwali)\b/i,
      /\b(?:family|families|relatives|in-laws|brothers?|sisters?|mother|father|grandmother|grandma|aunt|uncle|cousins|siblings|parents|children|son|daughter)\b/i,
      /\b(?:dinner|turkey|goose|meal|cook\w*|table|snow\w*|storm|fight|argu\w+|quarrel\w*|secrets?|disaster|wrong|burn\w*|power|truth|announce\w*|years|first time|together|alone|invite\w*|host\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|poison\w*|santa|elf|elves|reindeer|prisoner|tunnel|bears?|robot|divorc\w*|fianc|boyfriend|girlfriend|dragon|mouse|goat|goose stuck|soldier|lonely|puppy|dog|cat)\b/i,
    of: "people",
    after: [
      "+ @room(hero write) The table had been pulled out to its full length, and still they had to add the ironing board at one end. {Hero} had written little cards, so that those who were not speaking would not sit together. There were so many of those that {he} had needed a diagram. “It will be nice,” {he} told the potatoes.",
      "+ @room(hero talk) It began with the seats. An aunt had moved her card, an uncle had moved it back. By the soup they had already reached politics, by the salad money, and a cousin in the corner was crying because of something that had been said at a christening. “Who would like peas?” called {hero}. Nobody heard. Somebody slammed down a spoon.",
      "@kitchen(hero look) Then there was a bang from the kitchen, and after it all the lights went off. It was so dark that nobody could see anybody's face any more. “That was the oven,” said {hero}. {He} felt for the door. It was hot in there and smelled of soot, and the roast, for which {he} had got up at five, looked like a shoe that had been through a fire.",
      "@kitchen(hero sit) {Hero} sat down on the floor next to it. {He} had wanted to do it right just this once, as it had been before. “I can't do it,” {he} said into the dark. The voices next door had stopped. {He} had not noticed that the door was open.",
      "@kitchen(hero sit) A match was struck. It was the aunt. After her came the uncle, with a candle in an egg cup. “Move over,” said the aunt and sat down on the tiles, in her good dress. One after the other they all came, for it was warm there by the oven. Nobody knew who sat next to whom. There were no cards on the floor.",
    ],
    end: [
      "@kitchen(hero sit) “She burned it every year,” said the uncle suddenly. “Do you remember? She cut the black off, and poured gravy on it.” “She did not!” “She did. I had to swear.” Somebody giggled. Then they told all the things that each of them had had to swear, and it turned out that the great feasts of old had been one single disaster with candles.",
      "@kitchen(hero eat) They ate peas from the pot and bread from the paper, sitting on the floor. In the middle of it a cousin said, “I'm sorry about the christening,” and somebody answered, “Which one?” and that was the end of that. {Hero} {was} handed from lap to lap like a child. {He} had soot on {his} nose. “It's nice,” said the aunt. “I must say. It's really nice.”",
      "+ @kitchen When the light came on again, there was an outcry. Everybody blinked, saw beside whom they were sitting, and stayed there. “Turn it off,” said the uncle.",
      "@corridor(hero point) The table isn't pulled out any more. Every year on that day they all bring a cushion. There are peas, and somebody burns something small, for the smell. Then {hero} will go to the fuse box in the hall, lift one finger, and make it dark.",
    ],
  }),
  story({
    says: [
      /\b(?:in[- ]laws|(?:meets?|met|meeting|introduc\w+ (?:\w+ ){0,4}?to) (?:her|his|the|my|their) (?:\w+['’]s )?(?:\w+ )?(?:parents|family)|(?:girlfriend|boyfriend|fianc[eé]e?)['’]s (?:parents|family|father|mother)|mother-in-law|father-in-law|daughter[- ]in[- ]law|son[- ]in[- ]law)\b/i,
      /\b(?:first|dinner|weekend|holidays?|visit\w*|meets?|met|impress\w*|disaster|week|stay\w*|trip|house|camping|cook\w*|hate\w*|grumpy|lunch|christmas|stuck|alone|cabin|vacation|approv\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|bees|beekeeper|pretend\w*|fake|robot|wolf|spy|hitman|witch|monster|(?:mother|daughter|father|son)[- ]in[- ]law|camping|ex)\b/i,
    of: "people",
    after: [
      "+ @corridor(hero stand) {Hero} had learned everything by heart: the names, the allergies, what must never be mentioned. {He} had ironed {his} shirt until it could stand by itself. Then the door opened, and an enormous dog jumped up, and when {he} had got up again, there were two brown paws on {his} chest. “That's Duke,” said a voice. “He likes you. He's the only one who decides quickly.”",
      "+ @room(hero eat) At the table {he} {was} asked what {he} did, and how much that brought in, and whether it was a real profession. {Hero} answered politely, and helped {himself} to the red sauce. There was an odd silence. “Just a touch of that, as a rule,” said the mother of the house. It was too late. {Hero} chewed, wept, and said that it was delicious. {He} {was} given more.",
      "@bedroom.night(hero stand) It went downhill from the first evening. {Hero} wanted to help, and broke the handle off the good jug. {He} admired a portrait of the grandfather, which was of a grandmother. In the night {he} could not find the light, walked into the wrong room, said “Budge up, darling,” and climbed into bed with the father. “Out,” said the father.",
      "@workshop.night(hero look) {Hero} packed {his} bag before it was light. It was the best thing for everybody. {He} got as far as the shed, and there was a light on. Inside stood the father, in a vest, with the broken jug in front of him and a tube of glue in his hand. The handle fell off, again and again.",
      "@workshop.night(hero talk) “You hold it,” said {hero} and put down {his} bag. “I'll do the glue.” So they stood there for a quarter of an hour, because that is how long it takes, with four hands on a jug. “I broke a window, the first time,” said the father after a while, “at her parents'. I climbed out of it and ran. I got to the bridge.” “And then?”",
    ],
    end: [
      "@workshop.night(hero talk) “Her father came after me, in his slippers,” said the father. “He said: We've had eight who were perfect. She didn't want any of them.” He tried the handle. It held. “I'm not good at this,” he said. “You only get one chance to be unbearable. I wanted to see if you run.” “I'd got as far as the shed,” said {hero}.",
      "@kitchen(hero eat) At breakfast the jug stood in the middle of the table with a crooked handle. Nobody mentioned the night. The mother pushed the red sauce across, at which grown men weep, and {hero} took it, quite a lot, and looked the father in the eye. The father took some as well. They chewed. Both of them wept. Under the table Duke lay down across {hero's} feet and stayed there.",
      "+ “So?” {he} {was} asked on the way home, with a hand on {his} knee. “How were they?” {Hero} thought about it. “I've slept with your father,” {he} said, “and I think we're friends.”",
      "@kitchen There is a jug in their own kitchen now. It was a present, wrapped in newspaper, and it came with a tube of glue. For when you're asked for somebody's hand, it says on the card. Hold on for a quarter of an hour.",
    ],
  }),
  ...withAndWithout({
    may: [role("elder", "grandmother|grandma|grandfather|grandpa|grandad|father|dad|mother|mum|mom|granny")],
    says: [
      /\b(?:com(?:es?|ing|ming) out|came out|gay|lesbian|bisexual|trans(?:gender)?|(?:his|her) (?:secret )?(?:boyfriend|girlfriend)|in love with (?:a|another|her|his) (?:\w+ )?(?:boy|girl|man|woman|best friend))\b/i,
      /\b(?:tell|tells|told|telling|com(?:es?|ing) out|came out|secret|hid\w*|family|parents|father|mother|grand\w+|dad|mum|mom|dinner|village|team|confess\w*|truth|afraid|scared)\b/i,
      /\b(?:gay|lesbian|bisexual|trans(?:gender)?|com(?:es?|ing) out|came out|queer|(?:two|both) (?:boys|girls|men|women|mums|dads))\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|prison|escape|closet of|hibernation|egg|den|cave)\b/i,
    of: "people",
    after: [
      "+ It was one sentence, and it had only a few words. {Hero} had said it to the mirror, to the dog, and to a field of cows. The cows had been fine about it. {He} could say it fast, or very fast. But as soon as there was a face in front of {him} that {he} loved, the sentence sat down in {his} throat and would not move.",
      [
        "+ @kitchen(hero carry, elder talk) So {he} chose a day, and a moment: {theelder} alone in the kitchen, over the beans. “I've got something to tell you,” said {hero}. “Then hold the bowl,” said {theelder}. {Hero} held the bowl. They topped and tailed the entire heap, and {he} talked about the weather, about a shirt, about the dog, and then the beans were done, and it was still not said.",
        "+ @room(hero talk) So {he} chose a day, and a moment: Sunday, after dinner, when they were full and friendly. “I've got something to tell you all,” said {hero}. All the heads came up. {His} heart was so loud that {he} thought they must hear it. “It's about the dog,” {he} said, and talked about the dog for a quarter of an hour.",
      ],
      "@bedroom.night(hero write) In the end {he} wrote it on a piece of paper. It looked so small there. {Hero} folded it and put it where it must be found, under the sugar bowl, and lay awake until morning. What would break? Who would leave the room? {He} heard steps, and water, and the lid of the sugar bowl. Then for a very long time {he} heard nothing at all.",
      [
        "@kitchen(hero read, elder sit) When {hero} came down, {theelder} {elderwas} sitting there with the paper, holding it far away, then close. “I haven't got my glasses,” said {theelder}. “You'll have to read it to me.” So there was no way round it. {Hero} took the paper, and it rattled in {his} hand. {He} read it out, the whole sentence, with all its few words. Then {he} waited for the ceiling to fall down.",
        "@kitchen(hero read) When {hero} came down, all of them were sitting there with the paper in the middle. “We can't make out the handwriting,” said the oldest one at the table. “You'll have to read it to us.” So there was no way round it. {Hero} took the paper, and it rattled in {his} hand. {He} read it out, the whole sentence, with all its few words. Then {he} waited for the ceiling to fall down.",
      ],
    ],
    end: [
      [
        "@kitchen(hero look, elder talk) {Theelder} took off a pair of glasses. {Hero} stared at them. They had been there all the time, pushed up into the hair. “You could read it,” {he} said. “I read it at six,” said {theelder}. “I've read it a good many times. But it's not the sort of thing that a person should have to leave under the sugar. I wanted you to hear that you can say it in this house, and the cups stay on their hooks.”",
        "@kitchen(hero stand) Nothing fell down. The oldest one pushed a chair back with one foot, so that {he} could sit. “There's nothing wrong with your handwriting,” came the answer. “We've all read it. But it's not the sort of thing that a person should have to leave under the sugar. We wanted you to hear that you can say it in this house, and the cups stay on their hooks.”",
      ],
      "@kitchen(hero sit) They did. {Hero} looked at the cups, and then {he} put {his} head down on the table, next to the jam, and cried, as you do when a thing has been heavy for so long that you had taken it for your own weight. A hand lay on {his} neck. It wasn't all easy afterwards. There was an uncle, and there was some talk. But from now on {he} did not stand in front of it alone.",
      "+ @kitchen(hero talk) “And?” asked a mouth full of egg, when breakfast was on the table. “Is there somebody?” {Hero} went red to the tips of {his} ears. “Maybe,” {he} said. “Do they like beans?”",
      "@kitchen On Sundays there is one plate more. The piece of paper is still there; it lies in the drawer with the birth certificates and the good photographs, among the things that are kept. And the sugar bowl has a new use. Anybody who has something that is hard to say takes off the lid first. Then the others put down their forks.",
    ],
  }),
  ...withAndWithout({
    may: [role("pal", "librarian|chess player|homeless man|homeless woman|waitress|gardener|tramp|stranger")],
    says: [
      /\b(?:fired|sacked|laid off|los(?:es|t|e|ing) (?:his|her|their) job|redundant|unemployed|bankrupt)\b/i,
      /\b(?:wife|husband|family|children|parents|mother|father|anyone|anybody|no one|nobody|everyone)\b/i,
      /\b(?:(?:does|did)(?:n['’]t| not) tell|tells? (?:no one|nobody)|told (?:no one|nobody)|hid(?:es|den|ing)?|secret\w*|pretend\w*|without telling|every (?:day|morning)|suit|lies?|lied|keeps? it)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|robbery|robot|spy)\b/i,
    of: "people",
    after: [
      "+ @street(hero walk) At a quarter past seven {hero} kissed everybody goodbye, as {he} always had. At half past seven {he} had nowhere to go. {He} learned a good deal in those days: where it was warm, which benches dry first, and how long a single cup of coffee can last. At six {he} went home and groaned a little, so that it sounded like work.",
      [
        "@park(hero talk, pal talk) {Thepal} had seen through it on the first morning. “Nobody with a job walks that slowly,” said {thepal}. “You don't have to lie to me,” said {thepal}. “I'm not married to you.” It was such a relief not to have to say anything that {hero} came back the next day, and the day after that.",
        "@park(hero sit) An old woman who fed the sparrows had seen through it on the first morning. “Nobody with a job walks that slowly,” she said. “You don't have to lie to me,” said the woman. “I'm not married to you.” It was such a relief that {hero} came back the next day, and the day after that.",
      ],
      "@kitchen(hero talk) At home {he} invented a whole office. There was a new boss, with a moustache. There was trouble over the printer. The stories got better and better, and {hero} {was} asked about them at supper: What did he say today, the one with the moustache?",
      "@park(hero sit) One noon it was over. {Hero} {was} sitting on {his} bench with a sandwich when a shadow fell on {his} shoes. {He} knew the shoes that belonged to the shadow. “So this is the office,” said the voice that {he} had kissed goodbye that morning. {Hero} looked up, and there was nothing in {his} head, not one moustache.",
      "@park(hero sit, mate talk) “How long?” “Since the spring.” “I've known it since May,” said the voice. “They rang, because you'd left your mug there.” {Hero} could not breathe. “You knew? You asked me about the printer!” “You came in the door so grey, and then you told it, and got a bit of colour.”",
    ],
    end: [
      "@park(hero give, mate eat) They sat there side by side. {Hero} handed over half the sandwich. “I was ashamed,” {he} said. “I thought that without it there's nobody there. Just a coat.” “I didn't marry the printer,” came the answer, with a full mouth.",
      [
        "@park(hero talk, pal talk) {Thepal}, who had pretended to be looking at the pigeons, cleared a throat. “You know,” said {thepal}, “those office stories. I've heard them all, twice. I'd pay to hear how it goes on.” That evening {hero} sat down, and wrote out the first: The Boss and the Printer.",
        "@park(hero talk) The old woman with the sparrows cleared her throat. “You know,” she said, “those office stories. I've heard them all, twice. I'd pay to hear how it goes on.” That evening {hero} sat down, and wrote out the first: The Boss and the Printer.",
      ],
      "+ It was not a fortune. First {he} stacked shelves at night, and told everybody that {he} did. But a small newspaper took the stories, one each Saturday, and people cut them out and pinned them up beside their printers.",
      "@park(hero sit) At a quarter past seven {hero} will still leave the house. If somebody in the park is walking very slowly, in a very good suit, {he} will move up a bit on the bench. “You don't have to say anything,” says {hero}. “Sandwich?”",
    ],
  }),
];
