import type { PlotGroup } from "./plot.ts";

/** Further plots for what no other knows. */
export const moreAnything: PlotGroup = [
  {
    tell: [
      [
        1,
        "Nobody would have believed how much could come of {topic}. {Hero} least of all. {He} looked at {this} on Monday, and {he} looked at {this} on Tuesday, and on Wednesday {he} could not bear it any longer.",
        "%By the next morning all the {kinds} had heard about {topic}. {Hero} could hear them whisper, and {he} wished that {he} were a stone.",
        "By the next morning everybody had heard about it. {Hero} could hear them whisper, and {he} wished that {he} were a stone.",
      ],
      [
        1,
        "“You can't leave it like that,” said {ahelper}, and sat down uninvited. {Hero} had been thinking the very same thing all night. “But where do you begin?” asked {hero}. “At the end that you can reach,” said {thehelper}.",
        "“You can't leave it like that,” said {talker}. {Hero} had been thinking the very same thing all night. “But where do we begin?” asked {hero}. “At the end that we can reach,” said {talker}.",
      ],
      [
        1,
        "The end that {hero} could reach was a small one. {He} did it before breakfast, and it went well. So {he} did the next one. By noon {hero} had done more about {topic} than in the whole week before, and {he} {was} quite pleased with {himself}.",
        "The end that {hero} could reach was a small one. {He} did it before breakfast, and it went well. So {he} did the next one. By noon {hero} had done more than in the whole week before.",
      ],
      [
        1,
        "That was when the trouble came round the corner. It was larger than {hero} had thought, and it had brought its friends. All {his} work((, everything that {he} had done about {topic},)) was undone in five minutes, and {hero} stood there with {his} mouth open.",
      ],
      [
        2,
        "{He} kicked a stone. The stone flew against a bucket, the bucket rolled down the hill, and somebody at the bottom shouted something rude. {Hero} had to laugh, though {he} did not want to. It is very hard to stay angry with a bucket.",
        "%{Hero} crept into a hollow tree and did not come out until it was dark. It smelled of mushrooms in there, and nobody asked {whom} anything.",
      ],
      [
        1,
        "“Well?” asked {thehelper} that evening. “Finished?” “All gone,” said {hero}. “Then you know now how it doesn't work,” said {thehelper}. “That's worth something. Most people never get that far with {topic}.”",
        "“Well?” asked {thehelper} that evening. “Finished?” “All gone,” said {hero}. “Then you know now how it doesn't work,” said {thehelper}. “That's worth something. Most people never get that far.”",
      ],
      [
        2,
        "So {they} tried it from the other end, the one that nobody could reach. {Hero} stood on {thehelper's} shoulders. {They} wobbled, and {they} swayed, and once {hero} held on to an ear. “Can you see it?” called {thehelper} from below. “Almost!” called {hero}.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} stretched out one hand, as far as it would go, and then a little bit further. There! It fitted, it clicked, and it stayed. For a moment even the wind held its breath. Then {they} both tumbled down into the grass and laughed until {they} had no air left.",
      ],
      [
        0,
        "{Hero} {done}, and {he} {was} still picking grass out of {his} collar.",
        "From that day on nobody had to whisper about {topic} any more.",
        "From that day on nobody had to whisper any more.",
      ],
    ],
    close: [
      [0, "“The end that you can reach,” said {hero}. “And then the other one,” said {thehelper}, rubbing one ear."],
      [
        1,
        "The bucket is still lying at the bottom of the hill. Somebody has planted a flower in it((, and when {hero} walks past with a thought of {topic}, {he} always takes off {his} hat to it)).",
        "The bucket at the bottom of the hill has a flower in it now.",
        "%There are still mushrooms in the hollow tree. But {hero} {has} not been in there for a long time.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "“It's all because of {topic},” {hero} explained to the postman, to the baker and to the baker's dog. The postman had to go on, the baker had to look after the bread, and so the dog was the only one who heard it to the end.",
        "%“It's all because of {topic},” {hero} explained to a beetle. The beetle had to go on. {Hero} explained it to the next one.",
        "{Hero} tried to explain it to the postman, to the baker and to the baker's dog. Only the dog heard it to the end.",
      ],
      [
        1,
        "What {hero} needed was an idea. {He} looked for one on a long walk((, with nothing but {topic} in {his} head)). Ideas are shy. They run away when they are called, and they come when you are just looking for your other shoe.",
        "%What {hero} needed was an idea. {He} lay on {his} back in the grass and waited for one. Ideas are shy. They run away when they are called.",
      ],
      [
        1,
        "It came on the way home. {Hero} stood still so suddenly that {ahelper} walked right into {whom}. “Sorry,” said {hero}. “I've just had an idea.” “Did it hurt?” asked {thehelper}. “Not yet,” said {hero}. “Would you hold this for a minute?” It turned into a rather long minute.",
        "It came on the way home. {Hero} stood still so suddenly that {talker} walked right into {whom}. “Sorry,” said {hero}. “I've just had an idea.” “Did it hurt?” asked {talker}. “Not yet,” said {hero}.",
      ],
      [
        2,
        "The idea needed a ladder, a loud voice and somebody who was not afraid of looking silly. {Hero} had the voice. {Thehelper} knew where there was a ladder. About the third thing they said nothing, but they both took a deep breath.",
      ],
      [
        1,
        "It began well. {Hero} called out, and people stopped. Then the ladder slipped, somebody laughed, and everything that {hero} had prepared((, everything about {topic},)) rolled across the street and into the gutter. “Was that the idea?” asked a boy. {Hero} picked up the pieces and did not answer.",
        "%It began well. {Hero} called out as loudly as {he} could, and everybody came. Then a branch broke, somebody laughed, and {hero} landed in the nettles. “Was that the idea?” asked a small voice.",
      ],
      [
        1,
        "In the evening {they} sat on the bottom step of the ladder. “It was a good idea,” said {thehelper}. “It was only the wrong way up.” {Hero} raised {his} head. The wrong way up! {He} turned the plan around and looked at {topic} from underneath, and suddenly everything was quite clear.",
        "In the evening {they} sat there side by side. “It was a good idea,” said {thehelper}. “It was only the wrong way up.” {Hero} raised {his} head. The wrong way up! {He} turned it around in {his} head, and suddenly everything was quite clear.",
      ],
      [
        2,
        "{Hero} could hardly sleep that night. {He} went through it from the first step to the last: here the rope, there {thehelper}, and in the middle {topic}. There was no hole in it anywhere, and {he} had looked for one.",
      ],
    ],
    climax: [
      [
        0,
        "The next day {hero} did it without the ladder and without the loud voice. {He} only did the one thing that mattered, quite calmly, in the right place. It took less than a minute. “Oh,” said the boy from the day before. “That was the idea.”",
        "%The next day {hero} did it without any noise at all. {He} only did the one thing that mattered, quite calmly, in the right place. “Oh,” said the small voice. “That was the idea.”",
      ],
      [
        0,
        "{Hero} {done}, and {topic} had never looked so beautiful.",
        "{Hero} {done}, just like that.",
        "And {topic}? There was nothing to worry about any more.",
        "There was nothing to worry about any more, and {hero} had to get used to that.",
      ],
    ],
    close: [
      [
        0,
        "They asked {hero} how {he} had come up with it. “I bumped into somebody,” {he} said, and {thehelper} bowed.",
      ],
      [
        1,
        "The baker's dog still sits in front of the door in the morning and waits. It wants to hear the end of the story about {topic}, and {hero} tells it, over half a roll.",
        "%The beetles tell it to each other at night. In their story there is hardly any {kind}, and a great many beetles.",
        "The baker's dog still sits in front of the door in the morning, and {hero} tells it the whole story, over half a roll.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "That was how things stood, and they might have stayed like that. But one day {hero} woke up with the feeling that today something had to happen. {He} put on {his} good shoes. {He} looked once more at {topic}, and then {he} went to ask the only one who might know.",
        "%That was how things stood, and they might have stayed like that. But one day {hero} woke up with the feeling that today something had to happen. {He} shook {himself}, and then {he} went to ask the only one who might know.",
        "That was how things stood, and they might have stayed like that. But one day {hero} woke up with the feeling that today something had to happen.",
      ],
      [
        1,
        "“I've been wondering when you would come,” said {ahelper}. {Hero} told the whole story of {topic}, and forgot nothing. {Thehelper} listened, stirred the tea, and listened some more. “I can't do it for you,” said {thehelper}. “But I can tell you where everybody else stops.”",
        "“I've been wondering when you would come,” said {ahelper}. {Hero} told the whole story and forgot nothing. “I can't do it for you,” said {thehelper}. “But I can tell you where everybody else stops.”",
        "“I've been wondering when you would ask,” said {talker}. {Hero} told everything, and forgot nothing. “I can't do it for you,” said {talker}. “But I can go with you to the place where everybody else stops.”",
      ],
      [
        1,
        "Everybody else stopped at the hard bit. {Hero} came to it at about eleven. It looked like any other bit of {topic}, only harder. {He} pushed. {He} pulled. {He} said please, and then {he} said something else.",
        "Everybody else stopped at the hard bit. {Hero} came to it at about eleven. {He} pushed. {He} pulled. {He} said please, and then {he} said something else.",
      ],
      [
        2,
        "A crow was sitting there and had seen it all. “They all turn round here,” said its face. {Hero} sat down with {his} back to the crow and ate {his} sandwich. “I'm not turning round,” {he} said with {his} mouth full. “I'm only having lunch.”",
      ],
      [
        1,
        "After lunch {hero} tried something that nobody had tried before. {He} waited. {He} just stayed there with {topic} and did not push at all. It is the hardest thing in the world when you are in a hurry. The crow fell asleep.",
        "After lunch {hero} tried something that nobody had tried before. {He} waited. {He} just stayed there and did not push at all. It is the hardest thing in the world when you are in a hurry. The crow fell asleep.",
      ],
      [
        2,
        "The shadows grew long. {Hero} thought of home, and of supper, and of what {thehelper} had said. And because {he} had nothing else to do, {he} looked more closely at {topic} than ever before. There was something like a seam, as thin as a thread.",
        "The shadows grew long. {Hero} thought of home, and of supper, and of what {thehelper} had said. And because {he} had nothing else to do, {he} looked more closely than ever before. There was something like a seam, as thin as a thread.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} put one finger on {it}, quite lightly. It gave way. All the pushing had only held it shut. {Hero} laughed so loudly that the crow fell off its branch. Behind the hard bit it was easy, all the way to the end.",
      ],
      [
        0,
        "And that was how {hero} {done}, before the sun had gone down.",
        "When {hero} came home that evening, everything was settled about {topic}, and there was even some supper left.",
        "When {hero} came home that evening, everything was settled, and there was even some supper left.",
      ],
    ],
    close: [
      [
        0,
        "“And what's behind it, behind the place where everybody stops?” asked {thehelper}. “A very good view,” said {hero}.",
      ],
      [
        1,
        "The crow has told all the other crows. They come and watch {hero} now, in the hope that there will be sandwiches((, or at least something new about {topic})).",
      ],
    ],
  },
];

/** Somebody does not want to: go to bed, fall off the tree, grow up. */
export const reluctant: PlotGroup = [
  {
    tell: [
      [
        1,
        "“No,” said {hero}. {He} said it in the morning, {he} said it at noon, and {he} said it louder at night. {He} held on with everything {he} had. As long as {he} held on, thought {hero}, nothing could happen.",
      ],
      [
        1,
        "The others had all given in long ago. “It isn't so bad,” they said. “It's even quite nice.” But {hero} had seen how they came back with sleepy faces and did not remember a thing, and that did not sound so nice to {whom}.",
        "%The others had all let go long ago. “It isn't so bad,” they called from below. “It's even quite nice.” {Hero} did not believe a word of it.",
      ],
      [
        1,
        "“What is it that you are afraid to miss?” asked {ahelper}. {Hero} had to think. “Everything,” {he} said. “The light. The talking. What if something wonderful happens, and I'm not there?” {Thehelper} nodded slowly. “Something wonderful always happens when you're not there,” said {thehelper}. “That is how there's enough of it for everybody.”",
        "“What is it that you are afraid to miss?” asked {talker}. {Hero} had to think. “Everything,” {he} said. “What if something wonderful happens, and I'm not there?” “Then I'll remember it for you,” said {talker}.",
      ],
      [
        2,
        "So {hero} stayed. {He} saw the moon come up, and {he} saw it go. {He} saw a hedgehog cross the path and a light go out in the last window. It was beautiful, but there was nobody to whom {he} could have said so.",
      ],
      [
        1,
        "Toward morning it grew cold. {Hero} {was} so tired that everything had two edges. The wind came and pulled at {whom}, quite gently. “Not yet,” whispered {hero}. “I'm not pulling,” said the wind. “I'm only offering to carry you.”",
        "^Toward morning it grew cold. {Hero} {was} so tired that everything had two edges. {He} leaned against the window frame, just for a second, and the stars began to swim. “Not yet,” {he} whispered.",
      ],
      [
        2,
        "{Hero} thought of all those who had gone before, and how quiet it was without them. Perhaps they were waiting. Perhaps that was the wonderful thing, and it was happening right now, without {whom}.",
      ],
    ],
    climax: [
      [
        0,
        "“All right,” said {hero}, and let go. It was not like falling at all. It was like being handed from one to the other, very carefully, by somebody who had done it many times. Everything was soft and gold, and the last thing {he} thought was: so that's what I nearly missed.",
      ],
    ],
    close: [
      [
        0,
        "In the morning {thehelper} was there. “Well?” asked {thehelper}. {Hero} blinked into the light. “It isn't so bad,” {he} said. “It's even quite nice.”",
        "%They were all there, and they had kept a place free. {Hero} lay down among them, and it was warm.",
      ],
      [
        1,
        "And if somebody says no today, as loudly as {hero} did, {hero} does not argue. {He} just sits down close by and waits for the wind.",
      ],
    ],
  },
];

/** Making somebody laugh or be glad again. */
export const cheering: PlotGroup = [
  {
    tell: [
      [
        1,
        "They had tried everything already. Jugglers had come, and a man who could play the trumpet with his nose. Nothing had helped. When {hero} heard about it, {he} shook {his} head. “You can't do it from outside,” said {hero}.",
      ],
      [
        1,
        "{Hero} told the one about the three snails. It was a very good joke, and there was no laugh, not even a small one. {He} stood on {his} head. {He} made a face that had worked on everybody so far. There was only a long, tired sigh.",
        "{Hero} told {mate} the one about the three snails. It was a very good joke, and {mate} did not laugh, not even a little. {Hero} stood on {his} head. {Mate} only gave a long, tired sigh.",
      ],
      [
        1,
        "“You're being funny,” said {mate}. “Everybody is always being funny. It's so tiring.” {Hero} sat down. {He} had not thought of that. “What would you like, then?” asked {hero}. {Mate} looked out of the window. “I don't know,” said {mate}. “Nobody ever asked.”",
        "“Stop being funny,” said {ahelper}. “Everybody is always being funny. It's tiring.” {Hero} sat down. {He} had not thought of that. “Then what?” asked {hero}. “Ask,” said {thehelper}.",
      ],
      [
        2,
        "So {they} did nothing. {They} sat side by side and watched the clouds. One looked like a shoe. One looked like an aunt. “Like two aunts,” said {mate} after half an hour. It was not much, but it was a beginning.",
        "So {hero} did nothing at all. {He} just sat there and watched the clouds. One looked like a shoe. One looked like an aunt.",
      ],
      [
        1,
        "The next day it rained, and there were no clouds to look at. {Hero} fetched two bowls of soup. On the threshold {he} tripped. The soup went one way, {hero} went the other way, and the bowl landed on {his} head, quite straight, like a crown.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} did not move. A noodle slid down over {his} ear. Then {he} heard a sound that {he} did not know. It was rusty, and it squeaked a little, like a door that has not been opened for years. It grew louder and louder, until the windows rattled. “A crown!” gasped {mate}. “Of noodles!”",
        "{Hero} did not move. A noodle slid down over {his} ear. Then {he} heard a sound that {he} did not know. It was rusty, like a door that has not been opened for years. It grew louder and louder, until the windows rattled. It was a laugh.",
      ],
      [
        0,
        "{Hero} {done}, and {he} had not even tried.",
        "And {hero}, who had not been funny on purpose at all, laughed, too.",
      ],
    ],
    close: [
      [0, "Since that day there is noodle soup on every rainy day. The bowls stand ready, and nobody tells jokes."],
      [1, "“And what is the secret?” {hero} {was} asked, again and again. “Soup,” said {hero}. “And asking first.”"],
    ],
  },
];

/** Back after a long time. */
export const homecoming: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} got off the bus and put down {his} suitcase. The square was smaller than {he} remembered. The well was still there, and the lime tree, but there were other names on all the doors.",
      ],
      [
        1,
        "“Are you looking for somebody?” asked a girl on a bicycle. {Hero} wanted to say a name, and noticed that {he} did not know which one. “I used to live here,” {he} said. The girl looked at {whom}, not unkindly. “I don't think so,” she said. “I know everybody.”",
      ],
      [
        1,
        "{Hero} went to the house with the green gate. It was blue now. {He} went to the school, and it was a bank. At the baker's {he} asked for the little rolls with caraway, and the young man behind the counter had never heard of them.",
      ],
      [
        2,
        "In the evening {hero} sat on the edge of the well. {He} had thought about this moment for so long. In {his} thoughts somebody had always come running. {He} looked up the timetable. The last bus left at nine.",
      ],
      [
        1,
        "“With caraway?” said a voice behind {whom}. It was {ahelper}, with a basket. “My grandson said that a stranger had asked for rolls with caraway. I haven't baked those for years. There was only one who liked them.” {Thehelper} came closer, with narrow eyes.",
      ],
      [
        2,
        "{Hero} did not say anything. {He} hummed the tune that they had always hummed on the way to school, the first half of it. It was quiet for a moment. Then {thehelper} hummed the second half.",
      ],
    ],
    climax: [
      [
        0,
        "“It's you,” said {thehelper}. “You're late. I saved you a seat in the second row.” {Hero} laughed, and then {he} had to sit down again, because {his} knees would not hold {whom}. The bus came at nine, and waited, and drove off empty.",
      ],
    ],
    close: [
      [
        0,
        "By the next morning everybody knew. Old people came with chairs, and young people came because the old ones were laughing so much. The girl on the bicycle was the first to ask for a story.",
      ],
      [
        1,
        "There are rolls with caraway at the baker's again. On Saturdays you have to be early. {Hero} always takes two, and one of them is gone before {he} gets to the blue gate.",
      ],
    ],
  },
];

/** Lost in a place where many people are, or none. */
export const lostTogether: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "It took only a moment. {Hero} had looked at something shiny, and when {he} looked up again, there was not one face {he} knew. “They must be round the corner,” {he} said. Round the corner there were three more corners.",
      ],
      [
        1,
        "“Are we lost?” asked {mate}. “No,” said {hero}. “We know exactly where we are. We're here.” {Mate} thought about that. “And where are the others?” “They are lost,” said {hero}. It sounded better like that.",
        "“I'm not lost,” said {hero} to {himself}. “I know exactly where I am. I'm here. It's the others who are lost.” It sounded better like that.",
      ],
      [
        1,
        "They had once been told to stay where they were. But nobody had told them what to do when where they were was next to something that hummed. {Hero} took {mate} by the hand, and {they} went a little further, and then a little further than that.",
        "{Hero} had once been told to stay where {he} {was}. But it was draughty there, and something hummed. So {he} went a little further, and then a little further than that.",
      ],
      [
        2,
        "{Mate} began to sniff. That was bad, because sniffing is catching. So {hero} made a rule: whoever saw something red got a point. After eleven points {mate} had forgotten to sniff, and was in the lead.",
        "{Hero} felt a sniff coming. So {he} made a rule: for everything red there was a point. After eleven points {he} had nearly forgotten about it.",
      ],
      [
        1,
        "There was {ahelper}, who pushed a very long row of things along and did not look up. “Excuse me,” said {hero}. It was so quiet that {he} had to say it three times. “I'm not from here either,” said {thehelper}, “but when I'm lost, I look for the highest place. Then they can find me.”",
        "“When I'm lost at home,” said {talker}, “I climb on something. Then they can find me.” {Hero} looked round. It was not the worst of ideas.",
      ],
      [
        2,
        "The highest place was wobbly, and it was not allowed. {Hero} climbed up first and pulled {mate} after {whom}. From up there everything looked like a map: the corners, the lights, and a great many heads. {They} could see them all from above, and not one of them was looking up.",
        "The highest place was wobbly, and it was not allowed. {Hero} climbed up all the same. From up there everything looked like a map. There were a great many heads, and not one of them was looking up.",
      ],
      [
        1,
        "“Shout something,” said {mate}. “What?” “Something that only they know.” {Hero} took a deep breath. Then {he} sang the song that was always sung at home when the potatoes burned. {Mate} sang the second part, and it was very loud.",
        "{Hero} took a deep breath. Then {he} sang the song that was always sung at home when the potatoes burned, every verse of it, and it was very loud.",
      ],
    ],
    climax: [
      [
        0,
        "Far away somebody joined in. It came closer, and it was out of breath, and it did not know the words any better than they did. Then there were two arms, and {hero} {was} lifted down and held so tightly that it almost hurt. “I've looked everywhere!” said the voice. “We were here the whole time,” said {hero}.",
        "Far away somebody joined in. It came closer, and it was out of breath. Then there were two arms, and {hero} {was} lifted down and held so tightly that it almost hurt. “I've looked everywhere!” said the voice.",
      ],
    ],
    close: [
      [
        0,
        "On the way home {mate} fell asleep. “I won, by the way,” said {mate} before that. “Fourteen to nine.”",
        "On the way home nobody let go of {hero's} hand, not even for the traffic lights.",
      ],
      [1, "The song is still sung when the potatoes burn. But since that day nobody minds if they do."],
    ],
  },
];
