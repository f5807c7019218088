import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What turns an ordinary day round: a late letter, a strange passenger, a place where one is stuck. */
export const turns: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:got|had|spent|was|went to school|worked)(?: for)? (?:a|one|the) (?:day|week) as (?<role>an? (?:[a-z]+ )?(?:pupil|student|schoolchild|child|first-?grader))",
    ),
    after: [
      [
        1,
        "It began with the chair. It was much too small, or the knees were much too big. “Is this seat taken?” asked {hero}. “That depends,” said the neighbour on the left. “Do you talk?”",
      ],
      [
        1,
        "By ten o'clock {hero} had not known three answers, had dropped a ruler, and had been told to pay attention. It is remarkable how long an hour is from this side.",
      ],
      [
        2,
        "At break nobody asked whether {hero} would like to play. {He} ate {his} bread by the wall and noticed for the first time how much one can see from there: who shares, who laughs too loudly, who has forgotten their bread.",
      ],
      [
        2,
        "In the afternoon a note was passed along under the tables, from hand to hand. There was a drawing on it. It was {hero}, with very large ears. It was not bad.",
      ],
      [3, "“May I go to the toilet?” asked {hero}. “In five minutes,” was the answer. They were long ones."],
    ],
    end: [
      [
        0,
        "The next day everything was the right way round again. “Good morning,” said {hero}, sat down on one of the small chairs in the middle of them all, and waited until it was quiet by itself. “What would you like to know today?” {he} asked. Nobody had expected that.",
      ],
      [1, "The drawing with the ears hangs over {hero's} desk. They help with listening."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted to|had to|tried to|went to|came to) (?:apologi[sz]e|say sorry|make up)(?: (?:to|with) {being})?",
    ),
    idea: /\bwolf\b/i,
    after: [
      [
        1,
        "It had to be a good one. {Hero} wrote it down on the way, and crossed it out on the way. “I'm sorry that it happened,” it said at first. That was not it. Things do not happen by themselves.",
      ],
      [
        1,
        "In the end there were only five words left. {Hero} had brought something as well: cake, wine, and a bunch of flowers, picked along the path, on the path, without leaving it once.",
      ],
      [
        2,
        "There were footsteps behind the door. They stopped. “Who is there?” It was not an easy question, if one is who one is. “Me,” said {hero}, “but differently.”",
      ],
      [3, "It was quiet behind the door for a long time. One could understand that."],
    ],
    end: [
      [
        0,
        "“I did it, and I'm sorry,” said {hero} through the keyhole. The bolt was pushed back. “What big ears you have,” said a voice. “So that I can listen better,” said {hero}. And that was the right answer at last.",
        "“I did it, and I'm sorry,” said {hero} through the keyhole. For a while there was nothing. Then the bolt was pushed back. “Well, come in,” said a voice, “before the cake gets cold.”",
      ],
      [
        1,
        "They had coffee, and it was rather quiet at first. Then somebody laughed, at the same place as somebody else. On Thursdays there is a second cup on that table now.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:could not|cannot|can't|did not manage to) stay awake(?: at night)?"),
    idea: /\bowl\b/i,
    after: [
      [
        1,
        "It was the same every evening. The moon rose, the others stretched their wings, and {hero} yawned. It was a yawn so large that a moth flew in and came out again, a little confused.",
      ],
      [
        1,
        "“You only have to want it,” said the uncles. {Hero} wanted it. {He} counted mice, {he} stood on one leg, {he} put cold dew behind {his} ears. At half past nine there was a thud in the grass.",
      ],
      [
        2,
        "In the daytime {hero} {was} as fresh as paint. But there was nobody there. They all slept, in a row, with their beaks in their feathers, and {he} walked up and down in front of them on tiptoe.",
      ],
      [
        2,
        "So {hero} saw things of which the others knew nothing: that the meadow is yellow, that bees go home to lunch, and that the sky has a colour.",
      ],
    ],
    end: [
      [
        0,
        "One day a fire came creeping through the dry wood, at noon, without a sound. Only one was awake. {Hero} cried as nobody had ever cried in that wood by daylight, from tree to tree, until the last of them was up and blinking and safe.",
      ],
      [
        1,
        "Since then they have had two watches. The night belongs to the many, and the day belongs to one. When they meet in the evening, half asleep, in passing, they tell each other what it looked like.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "told (?:its|his|her|their) (?:life )?(?:story|stories|last story|secret)(?: to {being})? before|told (?:its|his|her) (?:life )?story(?=[.,]|$)",
    ),
    idea: /\b(?:tree|oak|cut down)\b/i,
    after: [
      [
        1,
        "It did not begin with a loud word. It began with a rustle. “I was as small as a thumb,” said {hero}, “and a goat wanted to eat me. It sneezed. That was my first piece of luck.”",
      ],
      [
        1,
        "They came to listen, first the children, then the others. There were two who had carved a heart here, fifty years ago. There was a soldier who had hidden in the branches, and was fed by a girl with a bucket on a string. “That girl,” said an old woman in the second row, “was me.”",
      ],
      [
        2,
        "“And the storm? And the summer without water?” {Hero} had forgotten nothing. It is all written down inside, one ring after the other. One only has to know how to read it.",
      ],
      [
        2,
        "A man with a saw stood there, too. He had come at seven. At noon he sat down on it, because it was just getting exciting.",
      ],
    ],
    end: [
      [
        0,
        "The story was not over when it got dark. “Tomorrow the rest,” they said, and the man with the saw said it as well. The next day it was not over either. {Hero} took {his} time. There were three hundred years to tell, and they had only got as far as the second one.",
      ],
      [
        1,
        "The road goes round in a bend now, if one comes from that side. There is a bench in the bend. At five o'clock it is always full.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:secretly |often |always )?met (?:secretly |each other )?(?:to play|for a game of) (?<game>chess)(?: every (?:night|evening|week|[a-z]+day))?",
    ),
    idea: /\b(?:cat|mouse|dog|fox|hen)\b/i,
    after: [
      [
        1,
        "By day they did not know each other. They hissed, they ran, one behind the other and once round the table, as one has to. It looked very real. At midnight the board was set up, behind the flour bin, by the light of a match.",
      ],
      [1, "“You were too fast today,” said one. “You nearly caught me.” “I slipped,” said the other. “Your move.”"],
      [
        2,
        "They played without a clock. Sometimes one of them thought about a move for so long that the other one had to be careful not to fall asleep. It is a sign of trust, to fall asleep in such company.",
      ],
      [
        2,
        "“What do we tell them if they find us?” “That you have been caught.” “By whom?” They had to laugh so much that a pawn fell over.",
      ],
    ],
    end: [
      [
        0,
        "One night the light went on. The whole family stood in the door, in pyjamas. Nobody moved, neither by the flour bin nor by the door. Then the grandfather bent down, looked at the board for a long time, and moved a knight. “Mate in three,” he whispered. “Now go on.”",
      ],
      [1, "There are three cups by the flour bin now. By day it is as wild as ever, for the sake of the neighbours."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:brought|got|had|owned|inherited|bought) (?:an? |his |her )?(?:parrot|bird) (?:that|who|which) (?:swore|cursed|was rude|was cheeky|knew only swear words|used bad language)",
    ),
    after: [
      [
        1,
        "“Good day,” they said politely. The parrot said something else. It was quite short. The vase fell down by itself.",
      ],
      [
        1,
        "It knew eleven of them, in four languages. It had learned them on a ship, and it said them with great care, one after the other, like a poem. A cloth was put over the cage. Now they came out in the dark.",
      ],
      [
        2,
        "The children had never before done their homework in that room. Now they all wanted to do it there, with a pencil and a sheet of paper, to write along.",
      ],
      [
        2,
        "“One could teach it something nice,” somebody said. So they sat in front of the cage every evening. “Flower,” they said. “Thank you. Sunshine.” It listened with its head on one side.",
      ],
    ],
    end: [
      [
        0,
        "On Sunday the vicar came to tea. They held their breath. The parrot looked him up and down. “Thank you, sunshine,” it said, in the sweetest voice in the world. And then, when everybody had just begun to breathe again, it said the rest.",
      ],
      [
        1,
        "The vicar laughed so hard that he had to be helped to a chair. He has come every Sunday since then. He knew a twelfth one.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "moved in with {being}|moved into (?:the (?:room|house|flat|apartment) (?:next|opposite|above|below)[^.]*|{spot})",
    ),
    after: [
      [
        1,
        "A whole life came up the stairs in one afternoon: a chair with a hollow in it, a clock that was always eleven minutes fast, and a box on which it said “Important”, and in which there was only string.",
      ],
      [
        1,
        "The wall between them was thin. One knock meant good night. Two knocks meant: are you still awake? Three knocks meant cocoa, and they were knocked rather often.",
      ],
      [
        2,
        "Not everything was easy. There were different opinions about windows, about the radio, and about what belongs on bread.",
      ],
    ],
    end: [
      [
        0,
        "Nobody can say today how it was before. It must have been quiet. It must have been tidy. They knock on the wall, three times, and go and see to the cocoa.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:got|was|were|had got|became) stuck (?:in|on|at the top of|under|between|inside) (?<spot>(?:an?|the|his|her|their|our) (?:[a-z]+ ){0,2}?(?:ferris wheel|lift|elevator|cable car|roller coaster|chair ?lift|gondola))",
    ),
    after: [
      [
        1,
        "There was a jerk, and then there was nothing. Down there they ran about and shouted something with their hands in front of their mouths. It could have been “Don't worry”. It could also have been “Oh dear”.",
      ],
      [
        1,
        "So now there was time. It is something that one hardly ever has. They looked round. One could see the river from here, and the blue roof, and the school, no bigger than a sugar lump.",
        "So now there was time. It is something that one hardly ever has. {Hero} looked round, and saw a good deal that one does not see in passing.",
      ],
      [
        2,
        "“Shall I tell you something that I have never told anybody?” said {mate}. {Hero} nodded. Nobody could run away here.",
        "“Is anybody else here?” {hero} called. “We are,” called a voice from further along. “We've got sandwiches.” They were passed on from one to the next, on a scarf.",
      ],
      [
        2,
        "They sang all the songs that they knew. There were nine. After that they invented a tenth, and it was about a man with a ladder that was too short.",
        "{Hero} sang, first softly, and then as loudly as {he} could. There was nobody who could have run away.",
      ],
      [
        3,
        "The first stars came out. “One ought to be stuck more often,” somebody said. It was not meant quite seriously, and not quite as a joke.",
      ],
    ],
    end: [
      [
        0,
        "When it went on at last, with a creak and a small bow, nobody cheered. They went down slowly, with their knees close together, and at the bottom they stayed seated for a moment. “Once more?” the man at the lever asked, who had a guilty conscience. They looked at each other.",
        "When it went on at last, with a creak and a small bow, {hero} {was} nearly sorry. “Is everything all right?” they all asked. {He} only nodded, and looked up once more.",
      ],
      [
        1,
        "The tenth song is still sung in that family, on every journey, as soon as something stops.",
        "It is still told there, and each time it was a little higher.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:crowed|rang|struck|woke everyone|woke up everybody|barked|sang) (?:at (?:noon|midnight|midday|the wrong time|three in the morning|the wrong hour)|too (?:late|early)|instead)",
    ),
    idea: /\b(?:rooster|cock|cockerel)\b/i,
    after: [
      [
        1,
        "The first time, they thought that something had happened. People came out of their houses with spoons in their hands. {Hero} stood up there, quite pleased, and looked round for applause.",
      ],
      [
        1,
        "After a week nobody knew any more what time it was. The children came to school at one, the post came in the evening, and the priest preached to two hens.",
      ],
      [
        2,
        "They explained it. They brought a clock. {Hero} looked at it with one eye, and then with the other, and pecked at the little hand.",
      ],
      [
        2,
        "“When I open my eyes, it's morning,” said {hero}. “That's how it has always been.” Nobody could prove the opposite.",
      ],
    ],
    end: [
      [
        0,
        "But something had changed. The baker had slept until eight for the first time in thirty years, and whistled. The dark circles were gone. Couples had breakfast together and found that they liked each other.",
      ],
      [
        1,
        "The mayor had it put to the vote. Since that day there is a second hand on the church clock, a red one, and it shows village time. Visitors think that it is wrong. They stay all the longer.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "went on (?:an? )?(?:class |school |day )?(?:trip|excursion|outing|journey|expedition|holiday) (?:to|into|through|in) {spot}",
    ),
    idea: /\bpenguins?\b/i,
    after: [
      [
        1,
        "“Two by two, and everybody holds on to somebody!” At the front somebody counted. It came out right. It did not come out right again before the evening.",
      ],
      [
        1,
        "They had packed, as it said on the list: scarves, herring, a sledge. {Spot} came nearer. It became warm, and then it became hot, and the first one asked whether one could take off one's tail coat.",
        "They had packed, as it said on the list. Somebody had forgotten the bread, and somebody had taken a cushion. {Spot} came nearer, and the bus became louder and louder.",
      ],
      [
        2,
        "“I spy with my little eye,” said one, “something that is yellow.” “Sand?” “Yes.” “I spy with my little eye,” said the next one. They all knew what it would be.",
        "“I spy with my little eye,” said one. In an hour everything had been spied that there was.",
      ],
      [
        2,
        "At three o'clock one of them was missing. They looked everywhere. He was sitting behind a rock with somebody who had two humps, and they were comparing their feet.",
        "At three o'clock one of them was missing. They looked everywhere. He sat right where they had left him, and had only been looking, all the time.",
      ],
    ],
    end: [
      [
        0,
        "In the evening they all slid down the biggest hill, on their stomachs, with a shout, one after the other, and up again, and once more. Whoever lives there still talks about it. Nobody had known what it was for.",
      ],
      [
        1,
        "“What did we learn today?” asked the teacher on the way home. They thought about it. “One can slide everywhere,” said the smallest one. It was written on the board the next day, and nobody wiped it off.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:only|just) (?:played|sang) (?:when|if|while) (?<owner>he|she|it|they|somebody|someone|nobody|[a-z]+ [a-z]+) (?<mood>was happy|was sad|laughed|was laughing|sang|smiled|danced|cried|told a story|was in love|was there|was watching|was asleep)",
    ),
    after: [
      [
        1,
        "They had it looked at. The master took it apart, cleaned every piece, and put it together again. “There's nothing wrong with it,” he said. “It is only honest.”",
      ],
      [
        1,
        "On good days it could be heard as far as the market. On the other days there was not a sound, and one did not have to ask how things were.",
      ],
      [
        2,
        "“Then be happy now!” they said on the evening when it mattered. That does not work. Somebody tried it with a smile, and there was one thin squeak.",
      ],
      [
        2,
        "It is not easy to have something that cannot lie. Once it stood in the cupboard for a week. It was a very long week.",
      ],
    ],
    end: [
      [
        0,
        "So there it was, in front of everybody, in the silence. And because it had gone wrong anyway, and nothing could be done, there was time to think of something quite different: of a dog with a hat, last summer. It came all by itself, first one note, then three, and then there was no stopping it.",
      ],
      [
        1,
        "“What was that?” they asked afterwards. “A dog,” was the answer. “With a hat.” Whoever was there that evening still has to smile when they pass one.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:had )?run out of (?:new )?(?<stuff>ideas|jokes|stories|songs|recipes|words|wishes|questions)|ran out of (?:new )?(?:ideas|jokes|stories|songs|recipes|words)",
    ),
    after: [
      [
        1,
        "It had never happened before. There was always another one, somewhere at the back, behind the last one. {Hero} reached in, and there was nothing but a draught.",
      ],
      [
        1,
        "{Hero} tried the old ones again. “We had that on Tuesday,” they said at the table, and pushed it from one side to the other.",
      ],
      [2, "{He} walked round the house three times, because that helps. It helped against cold feet."],
    ],
    end: [
      [
        0,
        "It was a very small one that came first, and it came when nobody was looking. {Hero} did not say anything. {He} only held the door open, so that the others would find their way in, too.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "asked (?:all )?(?<being>(?:the|some|his|her|two|three) (?:[a-z]+ )?(?:children|kids|pupils|neighbours|neighbors|people|animals|grandchildren|villagers)(?: of the [a-z]+)?)(?: (?:for help|for advice|for ideas))?(?=[.,]|$)",
    ),
    idea: /\b(?:cook|baker|king|cake|recipe|ideas|chef)\b/i,
    after: [
      [
        1,
        "“We don't know anything about it,” said {being}. “Good,” said {hero}. “That's exactly what I need.” They looked at each other. Nobody had ever asked them before.",
      ],
      [
        1,
        "Then there was no holding them. Blue! With a tunnel in it! One has to be able to hear it! It should be warm on the outside and cold in the middle, like a boot. {Hero} wrote so fast that the pencil smoked.",
      ],
      [
        2,
        "The smallest one had not said anything yet. {Hero} bent down. It was whispered into {his} ear, and {hero} straightened up very slowly, and went quite pale with happiness.",
      ],
      [3, "The whole night there was light, and noise, and now and then a cheer."],
    ],
    end: [
      [
        0,
        "The next day it was carried in under a cloth. It was blue, it had a tunnel, and it played a tune when one cut it. Those at the long table had tears in their eyes. “Where does one learn that?” they asked. {Hero} pointed to the window. Eleven noses were pressed against it from outside.",
      ],
      [
        1,
        "They have a place of their own there now, with eleven small chairs. “The department for new ideas,” it says on the door. It is closed at homework time.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "event",
    words: event(
      "left (?<object>an? (?:[a-z]+ ){0,2}?[a-z]+) (?:on|at|in front of|outside|by) (?:our|the|his|her|their|my) (?:doorstep|door|house|gate|window|porch|windowsill)",
    ),
    idea: /^(?=.*\bshoes?\b)(?=.*\b(?:my|our|we|i)\b)/i,
    after: [
      [
        1,
        "The first morning we thought that it had been lost. The second morning we were not so sure. On the seventh morning there was a row of them in the hall, and each one was a left one.",
      ],
      [1, "We asked in the whole street. “Have you got one, too?” “No,” they said, and were a little offended."],
      [
        2,
        "My brother sat up with a torch and a whistle. At four o'clock he was asleep. At five o'clock it was there, and he had a blanket over him that was not ours.",
      ],
      [
        2,
        "The shoemaker turned it over. “Hand-sewn,” he said. “I know only one who could do that. But she has been gone for a long time.” He would not say where.",
      ],
    ],
    end: [
      [
        0,
        "So we did the only thing that was left. We put something out as well: one of mine, a right one, a bit worn at the heel. In the morning it was gone. And the next night there was a pair. It was red, it was just my size, and when I had it on, I could not walk past any music.",
      ],
      [
        1,
        "I have grown out of them now. On Saturday night I put them in front of a door in the next street, where somebody new has moved in. I left the second one there on Sunday.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|got) tired of (?<chore>ticking|ringing|shining|raining|snowing|barking|crowing|guarding|flying|turning|blowing|standing still|waiting|being [a-z]+)",
    ),
    idea: /\b(?:clock|watch|alarm)\b/i,
    after: [
      [
        1,
        "All those years, day and night, on Sundays as well: it had never been asked whether it was in the mood. “What happens,” thought {hero}, “if I simply stop?” And {he} simply stopped.",
      ],
      [
        1,
        "It was wonderfully quiet. For the first time {hero} heard what there was besides: a mouse, a tap, and the breath of the people who slept.",
      ],
      [
        2,
        "But the boy did not wake up, and missed his bus, and met a girl who had missed hers. The bread burned. The cake, for once, was left in long enough.",
      ],
      [
        2,
        "“Is it broken?” they asked in the morning, and shook {hero}. “I'm only resting,” {he} would have liked to say.",
      ],
    ],
    end: [
      [
        0,
        "In the third night somebody lay awake. It was the old man from upstairs. “I can't sleep,” he said to the dark. “It's like a house without a heart.” {Hero} had not known that one could be missed for such a small sound. Quite softly, only for him, {he} started again.",
      ],
      [
        1,
        "There is an agreement now. On one night in the year it is quiet, and they all stay up for it. They hear the mouse, and the tap. And then somebody says, “Well? Go on.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:had )?(?:forgotten|forgot) to (?:set|wind up|switch on|turn on) the (?:alarm|alarm clock|clock)|(?:had )?overslept(?: the)? (?:spring|winter|summer|christmas|morning)?|slept through (?:the )?(?<missed>spring|winter|summer|christmas|party|alarm|whole [a-z]+)",
    ),
    idea: /\b(?:bears?|dormice|dormouse|marmots?|badgers?|hedgehogs?|cave|hibernat\w*)\b/i,
    after: [
      [
        1,
        "It was the nose that noticed it first. It did not smell of snow any more, and it did not smell of violets either. It smelled of hay. “What month is it?” asked a sleepy voice from below. Nobody wanted to be the one who looked.",
      ],
      [
        1,
        "Outside everything had already begun, and half of it was over. The strawberries were gone. The swallows had grown-up children. “Well, look who's here,” said the hare. He had an apron on and was making jam.",
      ],
      [
        2,
        "They did not know where to begin. They picked flowers that had gone to seed, and jumped into the lake in their winter fur, and tried to be glad about everything at the same time.",
      ],
      [
        2,
        "“Who was supposed to set it?” They all looked at the smallest one. The smallest one looked at the alarm clock. It had pine needles in its works, and a small sock.",
      ],
    ],
    end: [
      [
        0,
        "But then the others came with what they had put aside. The squirrel had kept a handful of April. The bees still had a whole pot of May. They sat in the meadow until the moon was up, and were told what it had been like, day by day, and it was nearly as good as being there.",
      ],
      [
        1,
        "There are six alarm clocks in that cave now, and a cuckoo who has been paid in advance. They overslept again the year after that. But they did it on purpose, and only until the strawberries.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:drove|took|brought|gave) (?:an? (?:very )?(?:strange|mysterious|odd|unusual|invisible|famous|tiny|quiet|wet) (?:passenger|guest|customer|stranger|lady|man|woman|gentleman)(?: home| a lift| a ride)?)|gave (?<being>[^.]*) a (?:lift|ride)",
    ),
    idea: /^(?=.*\b(?:taxi|driver|cab|bus|coach)\b)(?=.*\b(?:strange|mysterious|odd|unusual|invisible|ghosts?)\b)/i,
    after: [
      [
        1,
        "“Where to?” “Home,” said the one in the back, and it sounded as if that were a street. It was difficult to see the face in the mirror. It was raining only on that side of the car.",
      ],
      [
        1,
        "“Left,” said the voice. “Now straight on, until it gets lighter.” They drove through streets that were on no map. The lamps nodded. At a crossing they had to wait for a procession of cats.",
      ],
      [
        2,
        "“Long day?” asked {hero}, because one asks that. “Four hundred years,” was the answer. After that they spoke about the weather. The one in the back knew a great deal about it.",
      ],
      [2, "The meter had stopped long ago. Then it ran backwards for a bit. {Hero} gave it a knock, out of habit."],
    ],
    end: [
      [
        0,
        "“Here,” said the voice. There was a gate with ivy, and behind it a single lighted window. {Hero} held the door open and an umbrella up. Nobody got out. But the seat was empty, and on it lay the fare, in coins that felt warm, and one rose, quite fresh.",
      ],
      [
        1,
        "{Hero} has never found that street again. But on wet nights {he} drives a little slower past the station, with the light on the roof switched on, and the back door not quite shut.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:arrived|came|was delivered|turned up) (?:[a-z-]+ |many )?(?:years?|days?|months|decades|a hundred years) (?:too )?late",
    ),
    idea: /\b(?:santa|father christmas|christmas)\b/i,
    after: [
      [
        1,
        "It had been lying behind a pipe, all that time, in the main post office, between a glove and a button. Then they had moved the pipe. “Better late than never,” said the postman, and put on his good cap for it.",
      ],
      [
        1,
        "The writing was round, and the ink had gone brown. “Dear you,” it began. “I am seven and I have been good, except for the thing with the cat.” There were only three wishes in it. They had been numbered.",
      ],
      [
        2,
        "The first was a red sledge. The second was a friend. The third was crossed out twice, and then written again, very small, in the corner: that somebody answers.",
      ],
      [
        2,
        "It took a while until it was known who had written it. She was a grandmother by now. She lived at the end of the line, with a view of the tracks.",
      ],
    ],
    end: [
      [
        0,
        "On the evening of the twenty-fourth there was a knock at her door. Outside stood a red sledge. A girl from next door had come over to see what it was, and stayed, and asked whether one could try it out. And in the snow on the windowsill something was written, with a finger, in a very old-fashioned hand.",
      ],
      [1, "“I'm sorry that it took so long,” it said. “About the cat: never mind.”"],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:learned|found out|discovered|heard) that (?:his|her|their|the|my) (?:[a-z]+ )?(?<toy>rabbit|bear|teddy|dog|elephant|monkey|lamb|bunny|donkey|toy) (?:had (?:once )?belonged|used to belong|once belonged|belonged) to (?<owner>(?:his|her|their|my) [a-z]+)",
    ),
    after: [
      [
        1,
        "It was a photograph that gave it away. There was a child on it, with scraped knees and a missing tooth. And under the child's arm, with both ears still on, and much fatter than today, was the {toy}.",
      ],
      [
        1,
        "“Where did you get that?” asked {hero}. “Ah,” said {owner}, took the {toy} by one paw, as one takes the hand of an old friend, and did not say anything for quite a time.",
        "“Where did you get that?” asked {hero}. “Ah,” said {owner}, held it for a moment, as one holds the hand of an old friend, and did not say anything for quite a time.",
      ],
      [
        2,
        "Then it all came out: how the ear had been lost, in a fight with a dog. How it had once been forgotten on a train and had come back by post. What had been whispered into it, on the night before the first day of school.",
      ],
      [2, "{Hero} had whispered the very same thing. {He} had never told that to anybody."],
    ],
    end: [
      [
        0,
        "“Does it bother you?” asked {owner}. “That it isn't only yours?” {Hero} thought about it. {He} looked at the worn place on the back. It was worn from two sides. “No,” said {hero}. “Now it knows twice as much.”",
      ],
      [
        1,
        "That evening it lay in the middle. They read it a chapter, one page each, in two voices, and it was quiet, as it has always been when it liked something.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:saved|rescued|got|fetched) (?<being>(?:an?|the) (?:[a-z]+ )?(?:cat|kitten)) (?:that|who) (?:did not|didn't|would not|does not) want to (?:come down|be saved|be rescued|leave)",
    ),
    idea: /\b(?:come down|tree)\b/i,
    after: [
      [
        1,
        "The ladder was put up, eleven metres, rung by rung. “Come, puss,” said somebody at the top, with an outstretched hand. {Being} looked at the hand, got up, and went one branch higher.",
      ],
      [
        1,
        "There was a crowd down there, with ice cream. They gave advice. Somebody fetched a tin of fish. Somebody fetched a second ladder, for the one who was stuck on the first.",
      ],
      [
        2,
        "From up there one could see everything: the river, and the hills, and a nest with four blue eggs right on the next branch. {Being} was sitting beside it, quite still. Further up there was a crow, and it was waiting.",
      ],
    ],
    end: [
      [
        0,
        "“So that's it,” came the voice from above, quite softly. And then, to those below: “We need another hour. And a cushion.” They sat there side by side, the helmet and the whiskers, until the mother came back with a worm. Then both of them climbed down, without any help.",
      ],
      [1, "In the report there is only one line. “Everybody rescued,” it says. “Six.”"],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "won the lottery|won (?:a million|a lot of money|the jackpot)|found (?:a million|a bag of money|a suitcase full of money)",
    ),
    idea: /\b(?:snails?|slugs?)\b/i,
    after: [
      [
        1,
        "It was in the newspaper, on page one, with a photograph. By the time {hero} had read it to the end, there were already forty at the door. They had always liked {whom}, they said, and had only never got round to mentioning it.",
      ],
      [
        1,
        "“And what will you do with it?” A car, they suggested. A castle. A trip round the world. {Hero} worked out how long that would take. It would take quite a while.",
      ],
      [
        2,
        "In the first week {he} bought a hat. In the second week {he} gave it back, because it was too big to go through the door with.",
      ],
      [
        2,
        "It is tiring to be rich. One has to say no so often. {Hero} practised it in the evening, in front of a lettuce.",
      ],
    ],
    end: [
      [
        0,
        "On the fourth Sunday {hero} made a list of everything that {he} had ever wished for. There were only three things on it: rain in the evening, somebody to share it with, and a place without salt. {He} had two of them. So {he} bought the old park, all of it, had the fence taken down, and put up a sign: slowly, please.",
      ],
      [
        1,
        "The rest of the money lies under a stone there. Anybody may take some who really needs it. It is odd: it does not get any less.",
      ],
    ],
    isDecisive: true,
  },
];
