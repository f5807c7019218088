import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { AIM_END, END, REASON, where } from "./where.ts";

const BRING = "to (?:bring|deliver|take|carry|give|hand) ";
const NO_WAY =
  /\b(?:murder\w*|killed|bomb|drugs|smuggl\w*|medicine|serum|organ|war|ashes|urn|flood|ransom|pizza|parcel service|stolen)\b/i;

/** Stories of long ways on foot, of what is brought to somebody far away, and of nights outside. */
export const onTheRoad = [
  story({
    says: [
      /\b(?:walk(?:s|ed)|travel(?:s|led|ed)|cycl(?:es|ed)|rode|rides|drove|drives|hik(?:es|ed)|row(?:s|ed)|sail(?:s|ed)|flew|flies|cross(?:es|ed)|set(?:s)? off|set(?:s)? out|hitchhik(?:es|ed)|went|goes)\b/,
      phrase(`${BRING}<load:thing>(?: back)? to <receiver:somebody>`),
    ],
    may: [/\b(?:across|through|over|around) (?:the (?:whole |entire )?)?[\p{L}-]+(?: [\p{L}-]+)?/u, REASON],
    unless: new RegExp(
      `${NO_WAY.source}|${BRING}(?:[\\p{L}'’-]+ ){0,5}?(?:honey|soup|cakes?|bread|water|food|milk|dinner|ice cream|flowers?|snow|light|rain|sun|moon|stars?|message|news|dog|cat|puppy|kitten|horse|baby|child|children|boy|girl|man|woman|him|her|them|friend|school|joy|peace|hope|home|end|justice|back|passengers?|people|mother|father|sister|brother|grand\\w+|goose|sheep|goat|cow|elephant|penguin|animals?|oranges|post|mail|pizza|fish|tree|piano|fridge|wardrobe)\\b`,
      "iu",
    ),
    after: [
      "{Hero} wrapped {theload} in a cloth, and then in a second one, and put it right at the bottom of the bag. “You could send it,” they said at home. “It would be there on Tuesday.” {Hero} shook {his} head. {Receiver} {receiverwas} to get {theload} from {hero}, and from no one else. So {he} tied up {his} shoes.",
      "+ The way was longer than on the map. At the end of each day {hero} took out {theload} and looked to see whether anything had happened to it. Then {he} thought about what {receiver} would say. On the good days it was quite a lot. On the bad days the door was opened, and shut again, and that was all.",
      "+ “What have you got in there?” asked the people with whom {hero} found a bed. {Hero} told them about {theload}, and for whom it was. And it was odd: each time they grew quiet, and thought of somebody of their own. In the morning there was always something more in the bag, a piece of bread or an apple, “for the way to {receiver}”.",
      "Then the bridge was down, and the river was high. {Hero} held the bag over {his} head and waded in. In the middle {his} foot found nothing. {He} went under, and came up, and saw the bag floating away with {theload} in it. {Hero} could not think. {He} threw {himself} after it, and swam as {he} had never swum before.",
      "On the other bank {hero} undid the knots with stiff fingers. The first cloth was soaked. The second one was wet. {He} did not dare to look, and then {he} did. {Theload} had come through, only there was a mark now that would never go away. {Hero} sat down in the mud and pressed it to {his} chest, and {his} teeth chattered. It was only one more day.",
    ],
    end: [
      "There was the house, and there was the door. {Hero} had walked towards it for so long that {he} now walked past it, from sheer fright, and had to come back. {He} knocked. “Who is it?” asked {receiver}. There were so many things that {hero} could have answered. “I've brought you something,” {he} said.",
      "{Receiver} looked at {hero}, from the hair to the shoes, at all the mud of the whole long way, and did not even ask what it was. “You came yourself,” said {receiver}. Only then {theload} was unwrapped, on the kitchen table, with great care. {Receiver} stroked the mark with one finger. “That's the best part of it,” said {receiver}, when {hero} had told the story of the river.",
      "Next to the kitchen table there is a place for {theload}, where everybody can see it. Guests do not notice anything special about it, except for the mark. “It could have been here on a Tuesday,” they are told. Then {hero} looks out of the window and smiles.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:walk(?:s|ed)|hik(?:es|ed)|cycl(?:es|ed)|rode|rides)(?: [a-z ]{3,20}?)? (?<route>(?:from \\p{Lu}[\\p{L}'’-]+ to \\p{Lu}[\\p{L}'’-]+|(?:all the way )?to (?:the [a-z]+ of |the )?\\p{Lu}[\\p{L}'’-]+|(?:right )?across (?:the )?(?:whole |entire )?(?:\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?|country|continent|desert|mountains|Alps)|around the world|the Camino|along (?:the )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?))`,
      ),
    ],
    may: [
      REASON,
      new RegExp(`\\b${AIM_END}`, "u"),
      phrase("(?:together )?with <friend:somebody>"),
      /\b(?:after|since) (?<ownloss>(?:her|his|their|the|losing) [^.,!?\p{Lu}]+)(?=[.,])/u,
    ],
    unless: new RegExp(
      `${NO_WAY.source}|\\bto (?:bring|deliver|school|church|work)\\b|\\b(?:find|search|look(?:s|ed|ing)? for|bus|train|late for|race|escap\\w*|fle[de]\\w*)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      [
        "“{Route}?” said the neighbour over the fence. “On purpose?” {Hero} nodded. It was hard to explain why. {He} wanted to {ownaim} In the kitchen it had sounded quite clear. At the first signpost {hero} read the number of miles, put {his} hands in {his} pockets and walked on, rather fast, before {he} could work it out.",
        "“{Route}?” said the neighbour over the fence. “On purpose?” {Hero} nodded. It was hard to explain why. At night, in the kitchen, it had been quite clear. At the first signpost {hero} read the number of miles, put {his} hands in {his} pockets and walked on, rather fast, before {he} could work it out.",
      ],
      "+ In the first week everything hurt that {hero} owned. {He} had packed a second pair of trousers, a travel iron and a book in three volumes. Each morning {he} left something behind, on a wall, with a note: “Take me.” By Sunday the bag weighed half. By the Sunday after that {hero} no longer thought about {his} feet.",
      [
        "+ {Friend} walked beside {him}, never too fast and never too slow. {Friend} did not want to know what {hero} had done for a living, or what would come afterwards. When {hero} stopped, {friend} stopped. When {hero} wept one morning, for no reason at all, {friend} looked politely at a cow.",
        "+ People asked {hero} in: for soup, for the night, for a wedding once. They told {him} things that they had not told their families, because {he} would be gone in the morning. {Hero} carried these stories along as well. They weighed nothing, and in the evenings {he} had something to think about.",
      ],
      "Half-way it began to rain, and it rained for nine days. On the ninth {hero} sat in a bus shelter, wet to the bones, and a bus came. It was warm and lit up, and it was going back. The doors opened. “Get in,” said the driver, “you look like somebody who has proved it.” {Hero} put one foot on the step.",
      [
        "{Friend} did not get in. {Friend} stood outside in the rain, and looked at the warm bus, and then at {hero}, and waited. {Hero} thought of {his} bed. “You'd walk on, wouldn't you?” {he} asked. {Friend} sneezed. It was not quite an answer. “All right,” said {hero}. “We'll only see what it looks like round the next corner.” And {he} took the foot down again.",
        "And there {he} stood. {Hero} thought of {his} bed. {He} thought of the fence, and of the neighbour, who would be kind about it. That was what tipped the balance. “Whom do I want to prove it to?” {hero} asked. The driver did not know. “I only want to see what it looks like round the next corner,” said {hero}, and took the foot down again.",
      ],
    ],
    end: [
      "Round the next corner it looked like rain. But behind that came a hill, and behind the hill the sky was open. {Hero} spread out everything {he} had on a meadow, and lay down in between. It steamed. {He} lay there for an hour without wanting to be anywhere else. {He} could not remember when that had last happened to {him}.",
      "Nobody stood at the finish. There was a sign, a bench and a bin. {Hero} touched the sign, because you have to do something. Then {he} sat down, took off {his} shoes, and looked at them for a long time. There was more hole than shoe. {He} had walked the whole way, and could have told you something about every single mile of it.",
      "The shoes hang on the fence now, and a bird has moved in. “Where to next?” asks the neighbour. {Hero} is only going to get some bread. It is two streets to the baker's, and it takes {him} an hour and a half. There are so many corners.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:went|goes|go|are|were|was|is|took|takes|gone) (?:(?:[^.!?]{2,25}?) )?(?:camping|on a camping (?:trip|holiday)|to camp)|(?:camped|camps) (?:out )?(?:in|on|by|at)|(?:put|puts) up (?:a|their|the|his|her) tent",
      ),
    ],
    may: [
      phrase("(?:camping|trip|camp) (?:[a-z]+ )?with <friend:somebody>"),
      phrase(`(?:camping|trip|camped|camp) (?:[^.!?]{2,25}? )?in ${where("wood")}`),
      /\b(?:although|though|but) (?:he|she|they|it|\p{Lu}\p{L}+) (?<ownhate>(?:hates?|hated|(?:was|is|were|are) afraid of|(?:could|can) not stand|(?:was|is) allergic to|had never|has never|(?:did|does) not like) [^.!?\p{Lu}]+[.!?])/u,
    ],
    unless:
      /\b(?:murder\w*|killed|horror|disappear\w*|vanish\w*|missing|extra tent|more tent|more sleeping|four sleeping|bear attack|serial|divorce\w*|counsellor|couples?|ghost|monster|werewolf|alien|noises?)\b|\b(?:forgot|forgets|forget|forgotten) (?:the|their|his|her) (?:tent|map|food)/i,
    of: "people",
    after: [
      [
        "The tent came out of its bag and did not look like a tent. {Hero} held one pole, and {friend} held another, and there was a third, which belonged nowhere. “There must be instructions,” said {hero}. {Friend} had used them to light the fire. When it was up, it leaned to one side, as if it were listening for something.",
        "The tent came out of its bag and did not look like a tent. {Hero} held up one pole, and the next one fell down, and there was a third, which belonged nowhere. The instructions had been used to light the fire. When it was up, it leaned to one side, as if it were listening for something.",
      ],
      [
        "At home {hero} had never made a secret of it: {he} {ownhate} Now {he} sat on a folding stool with {his} legs pulled up and tried to smile. Something ran across {his} shoe. The beans were black at the bottom and cold on top. “It's lovely here,” said {hero}, a little too loudly, and hit {himself} on the neck.",
        "For supper there were beans, black at the bottom and cold on top. Something was crawling on the bread. Somebody said that at home at this time there would be a sofa. The smoke always blew to where {hero} was just sitting. “It's lovely here,” said {hero}, a little too loudly, and hit {himself} on the neck.",
      ],
      "+ Then they lay in a row, and each of them had a root under the back. {Hero} moved to the left, and everyone had to move to the left. {Hero} moved to the right. “What's that?” it came in a whisper. “The wind.” “And that?” “The wind, too.” “And that?” {Hero} did not answer at once. “That,” {he} said, “is the tent.”",
      [
        "It had begun to rain, and the tent gave up. It did not fall, it sank down, quite slowly, with all its water, on {hero} and on {friend}. Somewhere in the dark {friend} {friendwas} making a strange sound. “Are you crying?” called {hero}. {He} dug {his} way through the wet cloth. {He} was so sorry. It had all been meant so well.",
        "It had begun to rain, and the tent gave up. It did not fall, it sank down, quite slowly, with all its water, on everybody who was in it. Somewhere in the dark there was a strange sound. “Is somebody crying?” called {hero}. {He} dug {his} way through the wet cloth. {He} was so sorry. It had all been meant so well.",
      ],
    ],
    end: [
      [
        "But {friend} {friendwas} laughing. {Friend} {friendwas} laughing so hard that nothing else came out, and pointed at {hero}, who had the bag of the tent on {his} head and a bean in one eyebrow. Then {hero} felt it coming, too. They lay on their backs in the rain and could not stop. It was long past midnight.",
        "But it was laughing. They were laughing so hard that nothing else came out, and pointed at {hero}, who had the bag of the tent on {his} head and a bean in one eyebrow. Then {hero} felt it coming, too. They lay on their backs in the rain and could not stop. It was long past midnight.",
      ],
      "Afterwards they sat under what was left of the tent, wrapped in everything that was still dry, close together like birds on a wire. The clouds went, and behind them there were stars, more than any of them had ever seen. Nobody said anything. A beetle walked over {hero's} hand. {Hero} let it pass.",
      "At home the tent hangs over the bath, and there is still sand in the soap. “Never again,” {hero} says, whenever it is talked about. But in the drawer with the keys lies a pole which belongs nowhere, and nobody is allowed to throw it away. It will be needed next time.",
    ],
  }),
  story({
    says: [
      /\b(?:moved|moves|has moved|had moved) into (?<den>(?:an?|the|her|his|their|my|our|somebody['’]s|someone['’]s) (?:[a-z-]+ ){0,3}?(?:[a-z-]+)(?: of (?:an?|the|her|his) [a-z]+)?)(?=[.,]| and| with| in| on| at| because| that| where| which)/,
    ],
    may: [REASON, /\b(?:in|on|at|under|behind) (?:the|a|an|our|my|her|his) (?:[a-z]+ )?[a-z]+/],
    unless:
      /\b(?:city|town|street|area|forest|next door|same|ghost|dark|haunted|tower (?:that|which)|children|lighthouse|castle)\b/i,
    of: "creatures",
    after: [
      "“It's ours,” said {hero}, when all of it had been inspected. {Theden} was dry inside and warm, and it smelled of strangers. Of course it had not been built for living in. The door was in the wrong place, and one of the walls was only there now and then. {Hero} swept the floor and hung up a picture.",
      "+ The first night was quiet. On the first morning there was a noise, and everything shook. The picture fell down. {Hero} held on to the floor and waited for it to stop. So {theden} was not empty at all; it still belonged to somebody, who used it and knew nothing about any tenants. {Hero} did not dare to breathe.",
      "+ From then on {hero} kept a timetable. When they came, {hero} sat in the back corner of {theden} and was nobody. When they had gone, {hero} cooked, sang, and dried the washing. It was a bit like living in a clock. On Sundays there was cake outside, and a crumb fell through the gap.",
      "“Something is wrong with {theden},” said a deep voice one day. “It sounds different. Have it taken away, and we'll get a new one.” {Hero} sat in the corner and heard each word. Out there was a rattle of tools. It was too late to pack.",
      "A lid was opened, or a door, in any case it grew terribly bright. A child's face looked in. It saw the floor, which had been swept, and the tiny washing on the line. It saw {hero}, with a broom held in front as a sword. For quite a time nobody moved. “Found anything?” called the deep voice. The child looked at {hero}. {Hero} shook {his} head very slightly.",
    ],
    end: [
      "“Only dust,” called the child. “I think that it's fine. I think that you can leave it as it is.” The lid shut. {Hero} sat down on the floor. Then there was a knock, quite a polite one, and through the gap came half a biscuit and a stamp. The stamp had a nicer picture on it than the old one.",
      "So things were settled in {theden}. The child knocked before there was going to be noise, three times, and {hero} put the cups on the floor. In return {hero} saw to it that it sounded right in there: two knocks for good, one for bad. The grown-ups said that {theden} had never been so well as this year.",
      "The stamp hangs where the picture hung, and next to it there is a second one, for visitors. “And who do you belong to?” the visitors ask. {Hero} pours the tea into thimbles. “To {theden},” {he} says. “And {theden} belongs to us.” Then there are three knocks. “Hold your cups.”",
    ],
  }),
  story({
    says: [phrase(`(?:moved|moves|move|has moved|had to move|moving) in with <host:somebody>${END}`)],
    may: [/\bafter (?<ownloss>(?:her|his|their|the|a) [^.,!?\p{Lu}]+)(?=[.,])/u, REASON],
    unless: /\b(?:murder\w*|killed|boyfriend|girlfriend|ex|ghost|vampire|devil|clown|alien)\b/i,
    of: "people",
    after: [
      "There was one shelf in the bathroom, and {host} had cleared half of it for {hero}. {Hero} set out {his} things in a row, so that none of them stuck out over the middle. “Make yourself at home,” said {host}.",
      "It soon turned out that {hero} and {host} did not live in the same way. {Host} got up at five and whistled. {Hero} read at night with the light on. {Host} put the milk in first. {Hero} closed every door, and {host} opened them all again. Nobody complained. They only said “Never mind” rather often.",
      "+ After two weeks there were notes. “The lid goes on the jar,” {host} wrote on the first one. “The radio has a button,” wrote {hero} on the second. They hung on the fridge, side by side, and were very polite. On the ninth there was no longer a “please”. {Hero} ate {his} supper standing, in {his} room.",
      "The explosion came because of a spoon. It was an ordinary one, and it lay in the wrong drawer. “It's always lain there!” cried {host}. “I know!” cried {hero}. “Everything here has always lain somewhere! Where am I supposed to lie?” It grew very quiet. {Hero} had not known that this was what it was about.",
      "{Host} went out. {Hero} heard something heavy being dragged about. “Come and hold this,” called {host} after a while. The big cupboard was half-way across the room. “It has stood there since I moved in myself,” said {host}. “It takes up the whole window. We're going to put it somewhere you like.”",
    ],
    end: [
      "They moved furniture until late at night, {hero} at one end and {host} at the other. They found three pens, a tooth, and a photograph of {host} at {hero's} age, with an impossible haircut. “I moved in with somebody then, too,” said {host}. “I put all my things on half a shelf. In a row.”",
      "In the morning {host} whistled at five, and {hero} pulled the pillow over {his} head. The milk went in first. Not much had changed. But the light fell right across the room now, where the cupboard had been, on two chairs at the window. {Hero} put {his} cup down in the middle of the sill.",
      "The notes on the fridge have all been taken down except the last. It hangs a little crooked, and both of them wrote it. “The spoons may lie where they like,” it says there, and beneath it are two names: {hero} and {host}.",
    ],
  }),
];
