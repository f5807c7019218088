import { story } from "../subject-story.ts";

/** Stories of best friends who part, quarrel, or find others. */
export const bestFriends = [
  story({
    says: [
      /\b(?:best friends?|friends?)\b/i,
      /\b(?:mov(?:e[sd]?|ing) (?:away|to|abroad|house|out|across|far)|(?:has|have|had) to move|(?:is|was|were) moving|leav(?:e[s]?|ing)|go(?:es|ing)? away|emigrat\w+)\b/i,
      /\b(?:school|class\w*|girls?|boys?|kids?|children|summer|week|last (?:day|summer)|treehouse|tree house|street|village|city|town|country|best friends?|goodbye|farewell|remember)\b/i,
    ],
    unless:
      /\b(?:dog|died|death|dead|husband|wife|retire\w*|widow|robot|fiancé|college roommate|love|first friend|new friends?|new school|moves? to|moved to (?:a new|an?other)|mak(?:es?|ing) (?:a|her|his|their) (?:first )?friend|made (?:a|her|his|their) (?:first )?friend)\b/i,
    of: "young",
    after: [
      "They made a list, because there was so little time. On it stood everything they had always wanted to do and had never done. Number one was: stay awake a whole night. Number two was: find out where the stream comes from. There were forty things on it. {Hero} crossed out sleeping.",
      [
        "@bedroom.night(mate sleep, hero look) They stayed awake until ten past three. Then {mate} fell asleep in the middle of a word, and {hero} lay there with open eyes and listened to {mate's} breath. {Hero} had heard it a hundred times and never thought of keeping it. How do you keep a thing like that?",
        "@bedroom.night(hero sleep) They stayed awake until ten past three. Then one of them fell asleep in the middle of a word, and the other lay there and listened to the breathing. You can hear that a hundred times and never think of keeping it. How do you keep a thing like that?",
      ],
      "+ @river(hero run, mate run) The stream came from under a stone. It was no wider than a hand there. They built a boat from bark and let it go. “It'll come to the sea one day,” said {hero}, “and the sea is everywhere.” They ran along beside it until the bridge, and there it was faster than they were.",
      [
        "@room(hero sit) On the last day but one they quarrelled, about nothing. It was a pen. “Then go!” shouted {hero}. “I wish you'd gone already!” And {mate} went. {Hero} sat at home, kicked the table leg, and had never been so unhappy. It is easier to be angry than to be sad, but it doesn't last.",
        "@room(hero sit) On the last day but one they quarrelled, about nothing. It was a pen. “Then go!” was shouted. “I wish you'd gone already!” After that each of them sat at home and kicked a table leg. It is easier to be angry than to be sad, but it doesn't last.",
      ],
    ],
    end: [
      [
        "@street(hero give, mate sit) In the morning the van stood there. {Hero} ran all the way. {Mate} was sitting on the kerb, between a lamp and a rolled-up carpet. “I'm sorry about the pen,” they said at the same time. There were three minutes left. {Hero} took the list and tore it down the middle. “Here,” said {hero}. “You have to do those. And I do these. And then we swap.”",
        "@street(hero give) In the morning the van stood there, with a lamp and a rolled-up carpet beside it. “I'm sorry about the pen,” they said at the same time. There were three minutes left. Then the list came out, and was torn down the middle. “You do those, and I do these. And then we swap.”",
      ],
      "@street(hero look) The van drove off. {Hero} waved until {his} arm was as heavy as a bucket. Afterwards the street was far too wide. But at home, on the half list, the first thing was: learn to whistle with two fingers. It took nine days. Then {hero} rang up and did not say a word, but whistled. Far away, something whistled back.",
      "+ So it went on, all through the winter. A photo of a very high diving board: done. A pressed leaf, a milk tooth, a ticket from a roller coaster: done, done, done. For each thing that was crossed out, one of them wrote a new one on the other half. The list did not get any shorter.",
      "@bedroom.night(hero read) The two halves are as soft as cloth by now. {Hero} keeps {his} under the pillow, and reads it before the light goes out. Only one thing stands on both halves that is not crossed out yet: stay awake a whole night. They are saving that for the summer.",
    ],
  }),
  story({
    says: [
      /\b(?:best friends?|two friends|friends)\b/i,
      /\b(?:quarrel\w*|argu\w+|fight\w*|fought|fall out|fell out|falling out|not (?:talk\w*|speak\w*)|(?:won|wouldn|didn|don)['’]t (?:talk|speak)|would not (?:talk|speak)|stop\w* (?:talking|speaking)|row over|angry|enemies|broke up|make up|jealous)\b/i,
    ],
    unless:
      /\b(?:shop|restaurant|company|bank|police|war|murder\w*|robb\w*|same (?:boy|girl|man|woman)|both (?:fall|fell) in love|married|husband|wife|money|business|old friends|fox|bear|hare|rabbit|hedgehog|mouse|cat|dog|squirrel|retired|neighbou?rs|(?:fight|fights|fought|fighting) (?:to|for|against|off)|save[sd]?)\b/i,
    may: [/\bover (?<cause>(?:an?|the) (?:[a-z-]+ ){0,2}[a-z-]+)(?=[.,;]| and| that| until|$)/i],
    of: "young",
    after: [
      [
        "It had been about {cause}, at least to begin with. By the end it had been about everything: about last summer, and about who always had to carry the bag. “And anyway!” shouted one of them at the end, and then a door banged.",
        "It had been quite a small thing, at least to begin with. By the end it had been about everything: about last summer, and about who always had to carry the bag. “And anyway!” shouted one of them at the end, and then a door banged.",
      ],
      "@classroom(hero sit, mate sit) The next day an empty chair stood between them in class. They did not look at each other, and even their ears looked angry. They had shared one rubber, one bicycle pump, and one book of ghost stories, and now they cut the rubber in two with a ruler. It did not rub so well any more.",
      [
        "@kitchen(hero eat) “I don't need {mate},” said {hero} at home. But there was a joke, at supper, that only {mate} would have understood. {Hero} turned to the side to whisper it. There sat Aunt Lou, who asked: “What?” “Nothing,” said {hero}. A joke is no fun if you have to keep it to yourself.",
        "@kitchen(hero eat) “I don't need anybody,” said each of them at home that evening. But at supper {hero} thought of a joke that only a best friend would have understood, and turned to the side to whisper it. There sat Aunt Lou. “What?” asked Aunt Lou. “Nothing.” A joke is no fun if you have to keep it to yourself.",
      ],
      "+ @bathroom(hero talk) They both practised saying sorry, too. They said it to the bathroom mirror. They wrote it on a piece of paper, and tore the paper up again. It was such a small word. But each of them waited for the other one to say it first.",
      "@street(hero stand, mate stand) Then came the day with the dog. It was a very small dog, but it stood in the middle of the path to school and growled, and would let nobody by. One of them stood on this side of it, and one on that. They saw each other over the dog. There was nobody else for miles around.",
    ],
    end: [
      [
        "@street(hero talk, mate talk) “Throw it your bread!” called {hero}. “Throw it yours!” called {mate}. In the end they both threw at the same moment. The dog did not know where to run first. It turned round and round, faster and faster, until it fell over its own tail and sat there with a very surprised face.",
        "@street(hero talk, mate talk) “Throw it your bread!” they called to each other. “No, yours!” In the end they both threw at the same moment. The dog did not know where to run first. It turned round and round, faster and faster, until it fell over its own tail and sat there with a very surprised face.",
      ],
      "@street(hero hug, mate hug) They tried hard not to laugh. They held their breath, and went red, and looked at the sky. Then one of them snorted, and it was all over. They laughed until they had to hold on to each other, and once they were holding on, it was too late to let go. “And anyway,” said {hero}, when there was air again. “And anyway what?” “I've forgotten.”",
      "+ @street(hero walk, mate walk) They said it on the way then, both at the same time, so that nobody had to be first. It was easy, walking, with both looking straight ahead. The dog trotted behind them all the way to school, in case there was more.",
      "@classroom(hero write, mate write) The rubber is still in two halves. Each of them has one. When one of them makes a mistake, the other one's half gets passed across, and it rubs it out, good as new.",
    ],
  }),
  story({
    says: [
      /\b(?:best friends?|friends?|friendship)\b/i,
      /\b(?:both|same (?:boy|girl|guy|man|woman))\b[^.]*\b(?:love|like[sd]?|crush|same)\b|\b(?:love|like[sd]?|crush)\b[^.]*\b(?:same (?:boy|girl|guy)|both)\b/i,
    ],
    unless: /\b(?:murder\w*|married|husband|wife|widow|war|vampire)\b/i,
    after: [
      [
        "{Hero} wanted to tell {mate} first, as {he} had always told {mate} everything first. “I've got to tell you something,” said {hero}. “So have I,” said {mate}, with shining eyes. They counted to three, and said a name. It was the same name. After that it was very quiet.",
        "They wanted to tell each other first, as they always told each other everything first. “I've got to tell you something.” “So have I.” They counted to three, and said a name. It was the same name. After that it was very quiet.",
      ],
      "They were generous, to begin with. “You go ahead.” “No, you.” They said it as though it were about the last piece of cake. By the next evening they were no longer generous. {Hero} had a new shirt on, and on both sides there was suddenly a great interest in table tennis.",
      [
        "+ @street(hero walk, mate walk) They still walked side by side, but they no longer said what they were thinking. {Hero} counted how often {mate} was smiled at. {Mate} counted how often {hero} was. Each of them had it written down, and each list was wrong, in the same way: on each of them the other one was far ahead.",
        "@street(hero walk) They still walked side by side, but they no longer said what they were thinking. Each of them counted how often the other was smiled at. They had it written down, and both lists were wrong, in the same way: on each of them the other one was far ahead.",
      ],
      "+ @park(hero eat, mate eat) Once they both happened to come to the same bench at the same time, with the same ice cream, the only flavour that had ever been mentioned there. It was pistachio. Neither of them liked pistachio. They ate it to the end without a word.",
      "@lake.night(hero look, mate look) Then there was the evening by the water, with lanterns and music. They had both been waiting for it. One of them stood on the left of the crowd and one on the right, and both saw the same thing: how two people stood in the light of the lanterns, hand in hand. The one they loved was one of the two. The other was nobody they had counted.",
    ],
    end: [
      [
        "@lake.night(hero sit, mate sit) {Hero} did not want to be seen, and walked away, along the dark water, fast. Somebody was already sitting at the end of the jetty, with bare feet. It was {mate}. {Hero} sat down. There was nothing to say that they did not both know, to the last comma, and that was the strange thing: there was only one person in the world who knew exactly how it hurt.",
        "@lake.night(hero sit, mate sit) Each of them walked away, along the dark water, fast. At the end of the jetty they met. They sat down with their feet in the water. There was nothing to say that they did not both know, to the last comma, and that was the strange thing: there was only one person in the world who knew exactly how it hurt.",
      ],
      "@lake.night(hero read, mate read) “Pistachio,” said {hero} after a long while. There was a snort from the dark. Then they both laughed, and cried a bit, and laughed again about how they had cried. They took out the two lists. They read them to each other by the light of a telephone, and each of them was amazed to hear what was on the other one's.",
      "+ @lake.night(hero look, mate look) They folded two boats out of the lists and set them on the water. One sank at once. The other one leaned against it, and sank too. “Together, at least,” somebody said, and then the last lantern went out, and they found their way back by the sound of each other's feet.",
      "They have got older since, and there have been other names. But they have kept to one rule: when it's important, they count to three and say it at the same time.",
    ],
  }),
  story({
    says: [
      /\b(?:best friends?)\b/i,
      /\b(?:new (?:girl|boy|friend|kid|best friend)|(?:someone|somebody) else|jealous|left out|replac\w+|third|three of them|other friends?|ignor\w+)\b/i,
    ],
    unless: /\b(?:murder\w*|love|married|robot|dog|wedding)\b/i,
    of: "young",
    after: [
      "There had always been two of everything: two bicycles by the gate, two straws in one glass, two voices on the telephone. Now there was a third, and {hero} did not know where to put it. What has three of anything?",
      [
        "@playground(mate talk, hero look) {Mate} laughed at break, quite loudly, over there by the fence, at something that {hero} had not heard. “What's so funny?” asked {hero}. “You had to be there,” said {mate}. {Hero} had been there for years. {He} had been there every single day.",
        "@playground(hero look) There was laughing at break, quite loud, over there by the fence, at something that {hero} had not heard. “What's so funny?” {he} asked. “You had to be there.” {Hero} had been there for years. {He} had been there every single day.",
      ],
      "@bedroom.night(hero sit) So {hero} looked for what was wrong with the new one. There was plenty. The new one hummed, and ate cheese with jam, and knew the names of all the planets. {Hero} collected it all. At night {he} went through the collection, and it ought to have made {him} happy.",
      "@street(hero stand) One afternoon {hero} turned the corner and met the new one all alone, on the wall in front of the library. No one to hum for. “They've gone to the dentist,” said the new one, and then, very fast: “You can go on hating me. I'd do it, too. I had a best friend, and then somebody came. That's why I know all the planets. I had a lot of time.”",
    ],
    end: [
      "@street(hero eat) {Hero} had all {his} sentences ready, the ones from the night. Not one of them fitted. “With jam?” {he} asked instead. “Cheese with jam. Really?” The new one dug a sandwich out of a bag and held it up. {Hero} bit into it, only to be able to say how disgusting it was. {He} took another bite.",
      [
        "@street(hero sit, mate stand) When {mate} came round the corner, with a thick cheek from the dentist's, the two of them sat on the wall and were arguing about Pluto. {Mate} stopped. For one moment {hero} saw it in {mate's} face, quite clearly, the thing {he} knew so well from inside: where do I go now? “Move up,” said {hero}, and made room in the middle.",
        "@street(hero sit) When the third one came round the corner, with a thick cheek from the dentist's, the two of them sat on the wall and were arguing about Pluto. For one moment {hero} saw it in that face, quite clearly, the thing {he} knew so well from inside: where do I go now? “Move up,” said {hero}, and made room in the middle.",
      ],
      "+ They found out what there are three of. There are three legs on a milking stool, and it never wobbles. There are three wheels on a tricycle, and three in a band. You can turn a skipping rope with two, but for the one who jumps you need a third.",
      "@room(hero sit, mate sit) There are three straws in the glass now. They drink much faster than before. And if one of them hasn't been there for something, the other two tell it from the beginning, with all the voices.",
    ],
  }),
];
