import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What somebody cannot be without, where somebody would like to be, and who belongs together. */
export const longings: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:spent|spends|spend) (?:the|a|their|his|her|all|one) (?:whole )?(?<time>summer|holidays?|week|vacation)(?: holidays?)? (?:at|with|in|on) (?:(?:his|her|their|my|our|the|an?) )?(?<host>[\\p{L}'’]+(?: [\\p{L}'’]+){0,2}?)(?: without (?<lack>[a-z]+(?: [a-z]+)?))?(?=[.,]|$| (?:and|but|because|where)\\b)",
    ),
    idea: /\b(?:farm|country|aunt|uncle|grand\w+|village|meadow|hut)\b/i,
    after: [
      [
        1,
        "“There is no {lack} here,” they were told when they arrived. They thought that it was a joke. They held the telephones up high, they climbed on a chair and then on the roof of the shed. It was no joke.",
        "It was further away than on the map, and it smelled of hay and soap. There was a bed that creaked, and a window with a whole sky in it.",
      ],
      [
        1,
        "The first day was as long as a week. They counted flies. They read the back of a bag of sugar. In the evening they asked how late it was, and it was ten past four.",
        "The first day was long. There was nothing to do, and there was a great deal of it. In the evening they asked how late it was, and it was ten past four.",
      ],
      [
        2,
        "On the third day one of them asked what one could do with the old tractor tyre. It turned out that there were eleven things. On the fourth day they forgot to come in for lunch.",
      ],
      [
        2,
        "They learned how to tell by the smell that it is going to rain, how to walk past the goose, and how to lie on one's back in such a way that one can hear the grass.",
      ],
      [
        3,
        "At night there were more stars than had been agreed. They lay on the barn roof and gave them names. One was called Wi-Fi, because it was so hard to find.",
        "At night there were more stars than had been agreed. They lay in the grass and gave them names.",
      ],
    ],
    end: [
      [
        0,
        "On the last day the bags stood in the hall, and nobody carried them out. “It's only until next {time},” they were told. Three hundred days is not only. They counted them on the way, all three hundred, and this time nobody looked at a screen.",
      ],
      [
        1,
        "At home everything worked again at once. It hummed and flashed and had four hundred messages. “Later,” they said. They had just found an old tyre.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:went|goes|came|was sent|had to go|wanted to go|was allowed to go) (?:back )?to (?:the )?(?<school>kindergarten|school|nursery|nursery school|preschool)(?! (?:bus|play|radio|band)\\b)",
    ),
    idea: /\b(?:dinosaur|dragon|elephant|bear|giant|monster|hippo|robot|whale|lion|rhino|mammoth|yeti|troll|crocodile)\b/i,
    after: [
      [
        1,
        "The peg in the hall had been put up specially. It was the strongest one that there was, and beside it was a picture, so that one knew whose it was. “That's me,” said {hero}. It was a very good likeness.",
      ],
      [
        1,
        "The chair was the first thing that gave way. The second one did, too. In the end {hero} sat on the floor, and because it looked so comfortable, they all sat on the floor.",
      ],
      [
        2,
        "“Who would like to tell us about their weekend?” Everybody did. {Hero} told as well. It was so quiet that one could hear the radiator. “And then?” they asked. “And then?”",
      ],
      [
        2,
        "At the sandpit there was somebody who shoved. He had always shoved. He shoved {hero}, once, and looked at his own hand in surprise.",
        "There was somebody there who shoved. He had always shoved. He shoved {hero}, once, and then he noticed that he had not thought about it well.",
      ],
      [
        3,
        "It was hard at the afternoon nap. {Hero} lay there with open eyes and thought of home, and two large tears ran down. A small hand came out from under the next blanket. It held on to what it could reach.",
      ],
    ],
    end: [
      [
        0,
        "At four o'clock they were all fetched. “And how was it?” {hero} {was} asked at the gate. {He} thought about it for the length of the whole street. “We learned how to line up,” {he} said. “I can do it already. I was the end.”",
      ],
      [
        1,
        "In the picture of that year there are nineteen children in front. Behind them there is something that looks like the sky. If one looks closely, it is smiling.",
      ],
    ],
    isDecisive: true,
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "(?:got|was|were) lost on the way (?:to|home|back)(?: [^.,]*)?|lost (?:his|her|its|their) way(?=[.,]|$| (?:to|home|in)\\b)",
    ),
    idea: /\b(?:tooth fairy)\b/i,
    after: [
      [
        1,
        "It had been quite clear: left at the pump, right at the cat, and then the third window. But the cat had got up and gone. {Hero} stood there with the bag and turned round once, and that was a mistake, because after that there were four lefts.",
      ],
      [
        1,
        "“Excuse me,” said {hero} to a lamp post. “Do you come from here?” The lamp post was in a position to say yes. It could not say more than that.",
      ],
      [
        2,
        "At the first window there was somebody asleep with all their teeth in. At the second one a man was awake, and wished that he were not. {Hero} left him a good dream, from the side pocket. One cannot simply walk past.",
      ],
      [
        2,
        "The clock struck three. Somewhere something was lying under a pillow, and was waiting. {Hero} began to run.",
      ],
    ],
    end: [
      [
        0,
        "And then there was a light, quite low down, that moved to and fro. Somebody was standing at a window with a torch. “I couldn't sleep,” said the somebody, “and I thought that perhaps you don't know where it is. It's here.” {Hero} had never been so glad to see anybody awake.",
      ],
      [
        1,
        "One is not supposed to be seen, it says in the rules. But there is nothing in the rules about sitting down on a windowsill for a moment and having a biscuit. There is a torch on that windowsill now, every night, just in case.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:recommended|sold|lent|gave|showed|suggested) (?<goods>books?) to (?:the |all the |her |his |its )?(?:customers|people|visitors|everyone|everybody|readers|guests|children)",
    ),
    idea: /\b(?:bookshop|bookstore|book shop)\b/i,
    after: [
      [
        1,
        "It was done without a word. Somebody came in, shook out an umbrella and said, “I'm only looking.” {Hero} looked, too, for rather a long time. Then something fell down from a shelf, right in front of their feet.",
      ],
      [
        1,
        "It was never the one they had wanted. A man asked for something about motors. He went home with something about whales, and came back with wet eyes, and bought it twice more.",
      ],
      [
        2,
        "Some tried to be clever and picked one for themselves. {Hero} simply sat down on it and could not be moved. It is hard to argue with somebody who purrs.",
        "Some tried to be clever and picked one for themselves. {Hero} looked at it, and then at them, until they put it back.",
      ],
      [2, "“How does it work?” the bookseller was asked. “I have no idea,” he said. “I only do the till.”"],
      [
        3,
        "There was a girl who came every day, sat down on the stairs, and never had any money. For her something fell from the highest shelf every afternoon at four. She put it back at six.",
      ],
    ],
    end: [
      [
        0,
        "Then one winter the door was to be shut for good. There was a note on it. On the last day they all came, the man with the whales, the girl from the stairs, all of them, and there was not room for them in the street. Each of them had brought one along. “Choose,” they said. And so {hero} chose, for once, what {he} liked {himself}.",
      ],
      [
        1,
        "The note was taken down. On the window there is something new now, in gold: open, except when there is sun on the windowsill.",
      ],
    ],
    isDecisive: true,
    of: "creatures",
  },
  {
    by: "any",
    words: event("wanted to (?:go|get|fly|come|return) (?:back )?home(?! alone)"),
    idea: /\b(?:star|moon|comet|angel|cloud|alien)\b/i,
    after: [
      [
        1,
        "It was nice here. There was a pond, there were snails, and they had put out a saucer of milk, because one does not know with such a guest. But in the evening, when it got dark, {hero} could not take {his} eyes off the sky.",
      ],
      [
        1,
        "They tried it with a ladder, and with the ladder on the table, and with the table on the shed. They tried it with a spring from the sofa. {Hero} got as high as the gutter.",
      ],
      [
        2,
        "“What is it like, where you come from?” “Quiet,” said {hero}. “One sees all of you, and nobody shouts. And everybody has their own place.”",
      ],
      [
        2,
        "Every night {his} light was a little weaker. “It's only the homesickness,” {he} said. “It will pass.” But they had all seen it.",
      ],
    ],
    end: [
      [
        0,
        "In the end it was quite simple. They all lay down in the grass, the whole street, and looked up at one single place, without blinking. “That's where I belong!” {hero} called. One only had to know exactly where it was. And then the place was no longer empty.",
      ],
      [1, "It winks now and then, from up there, twice and then once more. That means: thank you for the milk."],
    ],
  },
  {
    by: "any",
    words: event("wanted to (?:go|get|fly|come|return) (?:back )?home(?! alone)"),
    after: [
      [
        1,
        "It was nice here, one could not say otherwise. But in the evening, when it got dark, {hero} always looked in the same direction.",
      ],
      [
        1,
        "They tried it with a ladder, and with the ladder on the table, and with the table on the shed. They tried it with a spring from the sofa. {Hero} got as high as the gutter.",
      ],
      [
        2,
        "“What is it like, where you come from?” “Quiet,” said {hero}. “One sees all of you, and nobody shouts. And everybody has their own place.”",
      ],
      [
        2,
        "Every day {he} became a little quieter. “It's only the homesickness,” {he} said. “It will pass.” But they had all seen it.",
      ],
    ],
    end: [
      [
        0,
        "In the end it was quite simple. They all went along, a part of the way each, and passed {hero} on from hand to hand, as one does with buckets. And at the last bend {he} knew the way by {himself}.",
      ],
      [1, "A greeting comes from there now and then. They put it on the windowsill, on the side where one can see it."],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "had to work (?:on|over|at|during|through) (?<feast>christmas(?: eve| day)?|new year(?:'s eve)?|easter|(?:his|her|their|my) birthday|the holidays)",
    ),
    after: [
      [
        1,
        "“There's nothing to be done,” it was said at supper. Somebody has to be there on that night, too: for the trains, for the sick, for the lights. This year it was {hero's} turn.",
      ],
      [
        1,
        "It was very quiet at the table. The candle dripped. “We can do it afterwards,” somebody said. But afterwards is no day that can be found in a calendar.",
      ],
      [
        2,
        "{Hero} put on the uniform, and took the thermos flask, and turned round once more at the door. They waved. They waved rather too cheerfully, {he} thought.",
      ],
    ],
    end: [
      [
        0,
        "At midnight, when {hero} looked up, there was a light in the dark that did not belong there, and it came nearer. It came on foot, and it sang. It sang a bit too high.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:brought|took|carried) (?<feast>christmas|the christmas tree) to (?:him|her|them|{being})"),
    after: [
      [
        1,
        "It all had to go onto one sledge: the tree, the goose, the angel with the one wing, and the baby. “And the smell?” asked the smallest one. They took along an orange as well.",
      ],
      [
        1,
        "It was uphill, and it snowed. They lost a ball on the bridge, and the cat came along, though nobody had asked it to. At the last corner they lit the candles, under their coats, with eleven matches.",
      ],
      [2, "“Halt, who goes there?” called a voice. “{Feast},” they called back."],
    ],
    end: [
      [
        0,
        "Nobody said anything for a while, because one cannot speak with a lump in one's throat. They put the tree on the desk, between the telephone and the stamps. The goose was cold, and the angel stood on its head. It was the best one that they had ever had, and they have had many since.",
      ],
      [
        1,
        "They have not done it at home ever since, not even in the years when everybody is free. They pack the sledge and go to wherever somebody has to stay up.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:could|can|would) only say (?:the word )?[“\"']?(?<word>sorry)[”\"']?(?=[.,]|$| (?:and|but)\\b)"),
    after: [
      [
        1,
        "There must have been a mistake when it was built. “Good morning,” they said. “{Word},” it answered. “Is it going to rain?” “{Word}.” It always meant it.",
      ],
      [
        1,
        "At first they laughed, and then they were annoyed. But one cannot be angry for long with somebody who says {word} before one has even opened one's mouth.",
      ],
      [
        2,
        "{Hero} stood in the tram, and somebody trod on {his} foot. “{Word},” said {hero}. The man looked up. “No, no,” he said, “it was me. I'm sorry.” He had not said that for a good many years, and he was surprised at how easy it was.",
      ],
      [
        2,
        "There is a surprising number of ways to say one word. Softly at a bedside. Quickly at a door. {Hero} practised all of them, at night, facing the wall.",
      ],
    ],
    end: [
      [
        0,
        "On the third floor there lived two who had not spoken to each other since the thing with the cellar. {Hero} {was} carrying up the coal. They both came out at the same time. Nobody moved. “{Word},” said {hero}, quite gently, in the middle. “Yes,” said the one, after a while. “So am I,” said the other.",
        "On the third floor there lived two who had not spoken to each other since the thing with the cellar. They both came out at the same time, and between them stood {hero}. “{Word},” said {hero}, quite gently. It was exactly what had been missing for eleven years.",
      ],
      [
        1,
        "An engineer came by later, with a case, and wanted to put it right. The whole house stood on the stairs and would not let him through.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:could not|cannot|can't) (?:sleep|fall asleep) without (?<object>(?:his|her|its|their|the|an?) (?:[a-z]+ )?(?:blanket|teddy|bear|doll|pillow|toy|night ?light|lamp|pyjamas|story|song|rabbit|cushion|dummy|scarf))",
    ),
    after: [
      [
        1,
        "It had always been there, on the left, and one end of it was a bit chewed. And this evening the place on the left was empty. {Hero} felt under the pillow, and then behind the bed, and then everywhere else.",
      ],
      [
        1,
        "“Take this one,” they said, and brought another. It was clean and new and smelled of shop. {Hero} tried it, to be polite. It was like lying next to a stranger.",
      ],
      [
        2,
        "The night grew and grew. {Hero} counted sheep. At two hundred and six they lay down, all of them, and slept. Only {hero} did not.",
      ],
      [
        2,
        "“Where did you have it last?” That is the silliest question in the world, and there is no better one. {Hero} thought backwards: bath, supper, tree, puddle. Puddle!",
      ],
    ],
    end: [
      [
        0,
        "It was hanging on the line, quite at the back, in the moonlight, and dripped. Somebody had meant well. It was cold, and it was wet, and it smelled of soap, but in the corner, right at the edge, it was still a bit chewed. {Hero} held on to that corner. More was not necessary.",
      ],
      [
        1,
        "It has only been washed on Mondays since then, in the morning, in the strongest sun. {Hero} sits beside it the whole time and watches.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("best friend was (?<friend>an? (?:[a-z]+ )?(?:tree|stone|scarecrow|snowman|lamp post|statue))"),
    after: [
      [
        1,
        "“That's no real friend,” they said at school. “It can't even talk.” “No,” said {hero}. “But it can listen.” Most of those who could talk were not able to do that.",
      ],
      [
        1,
        "They had known each other for years. {Hero} knew all the places: the one for laughing, and the one for thinking, and the one that was only for very bad days.",
      ],
      [
        2,
        "{Hero} told everything there, first of all and before anybody else. A secret was safe there. Not a word had ever come out, not even in a storm.",
      ],
      [
        2,
        "In winter {hero} took off {his} scarf and put it round the other one. They looked a little alike then, in stripes.",
      ],
    ],
    end: [
      [
        0,
        "One day somebody was sitting there already, at the other side, with both knees pulled up. It was the new one from the last row. “I'm only leaning,” he said. “It's quiet here.” {Hero} thought about it. Then {he} moved a bit to the left. There was room enough for two backs.",
      ],
      [
        1,
        "“Who is your best friend?” they ask today. It cannot be answered in one word. It takes three, and one of them has never said anything, and was there first.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "only (?:flew|drove|went|rode|sailed|travelled|ran|led) to (?:the )?(?<goal>supermarket|bakery|market|corner shop)",
    ),
    idea: /\bcarpet\b/i,
    after: [
      [
        1,
        "“To Samarkand!” one called, and sat down. It rose, it trembled with zeal, it shot out of the window, over the roofs, in a great golden curve. And then it landed beside the bicycle stand, between the trolleys. The {goal}.",
      ],
      [1, "They tried it again. “To the sea!” The {goal}. “To the moon!” The {goal}, but with a bit more speed."],
      [
        2,
        "They had read to it from old books. They had turned it the other way round. Somebody had whispered to it that it was a disgrace. It hung its fringes, and flew to the {goal}.",
      ],
      [2, "Well, one always needs milk. They got used to it. People looked up and set their clocks."],
    ],
    end: [
      [
        0,
        "Then came the winter when the snow was so high that no car got through for nine days. There were old people out there, on the hill, with empty cupboards. It flew forty times a day, loaded up to the edge, with flour, with candles, with somebody's cough mixture. It knew the way, even in the dark. It did not know any other.",
      ],
      [
        1,
        "“To Samarkand?” it was asked in spring, as a thank you. It thought about it. It got as far as the corner. Then it turned round. They were out of butter.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "hatched (?<object>an? (?:[a-z]+ )?egg)(?: (?:that|which) (?:was not|wasn't) (?:theirs|his|hers|its))?",
    ),
    idea: /\bpenguins?\b/i,
    after: [
      [
        1,
        "It had simply lain there, between two stones, a little too large and a little too brown. “It's not ours,” said one. “No,” said the other, and sat down on it. It was going to be a cold night.",
      ],
      [
        1,
        "They took turns: one warmed, and one fetched the fish. “What will it be?” “A surprise.” The neighbours had their own opinion about that, and said it to each other, behind their wings.",
      ],
      [
        2,
        "In the fifth week there was a knock from inside. They knocked back. It knocked twice. That was the first talk that they had with each other.",
      ],
      [
        2,
        "What came out had no black coat. It had a long neck and it was hungry, and it thought that everything was wonderful, above all the two of them.",
      ],
    ],
    end: [
      [
        0,
        "They taught it what they could: to swim, to stand close together, and to be loud. And one day it spread out what they had taken for arms, and ran, and the ground stopped being under it. They stood there with their heads back. Nobody had taught it that. “That's ours,” said one. “Yes,” said the other.",
      ],
      [
        1,
        "It comes every year. It sees them from far off, among ten thousand who look exactly alike, and it has never once been wrong.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:story of|was once) an? (?:little |old |small |very )?(?:sleepy|tired|drowsy) (?<sleeper>(?:[a-z]+ )?(?:train|bus|tram|engine|locomotive))",
    ),
    isAtOnce: true,
    after: [
      [
        1,
        "It had been a long day. Everything had been brought to where it belonged, and the last ones had said good night. Now it was time. The {sleeper} yawned, and one could hear it as far as the river.",
      ],
      [
        1,
        "Down below it got quiet first. “Good night, down there,” said the {sleeper}. It sighed a little, and then it was still. Then the lights were turned down, until they were only two small yellow moons.",
      ],
      [
        2,
        "“Are you asleep yet?” asked the signal by the bridge. “Nearly,” said the {sleeper}. “Are you?” “I have to stay red until midnight,” said the signal. “But I can do that with one eye.”",
      ],
      [
        2,
        "The hedge was asleep. The cows were asleep, standing. The road lay there and had not a single thought in its head.",
      ],
      [
        2,
        "A late moth came by and wanted to tell something. “Tomorrow,” said the {sleeper}. “Tomorrow,” said the moth, sat down, and folded up both wings.",
      ],
      [
        2,
        "There was only one lamp left, far away, behind the hill. Somebody was reading there. They turned one more page, and then they turned out the light.",
      ],
      [
        3,
        "The wind went round once more and tried all the doors. It found them shut, and was glad about it, and lay down in the grass.",
      ],
      [
        3,
        "Slower, breathed the {sleeper}. And slower. And still a little slower. It was the same sound each time, only with more and more room in between.",
      ],
    ],
    end: [
      [
        0,
        "A star looked in at the window to see whether everybody was covered up. Everybody was. And whoever had not been asleep until then, whoever had only been listening, shut both eyes as well, only to try it out.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:did not|didn't|does not|could not) speak (?:the|a word of the|any) (?<tongue>language|[a-z]+)"),
    after: [
      [
        1,
        "They all spoke so fast. It sounded like water over stones: one hears it, and one likes to hear it, and one cannot hold on to a single drop.",
      ],
      [
        2,
        "{Hero} learned one word a day. The first was bread. The second was here. With that one gets further than one would think.",
      ],
    ],
    end: [
      [
        0,
        "One day somebody told a joke, and {hero} laughed at the right place. It was quiet for a moment. “You understood that,” they said. {He} had. {He} had not even noticed.",
      ],
    ],
  },
];
