import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

/** Vehicles, robots and machines with a will of their own. */
export const livingMachines: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:was|were|got|became|grew|felt) (?:very |so |terribly |a bit |a little )?(?:jealous|envious) of (?<rival>(?:the|his|her|their|its) (?:brand )?(?:new|shiny|modern|electric) [a-z]+(?: [a-z]+)?)",
    ),
    idea: /\b(?:toaster|kettle|broom|lamp|clock|car|bike|bicycle|tractor|robot|toy|doll|teddy|bear|computer|radio|typewriter|fridge|stove|oven|pan|mixer|chair|sofa|phone|boat|bus|tram|train|piano|teapot)\b/i,
    after: [
      [
        0,
        "They had all stood around {rival} and said “Oh!” and “Ah!”, and somebody had taken a photo. Of {doer} there was no photo, apart from one where half of it was behind a plant.",
        "They had all stood around {rival} and said “Oh!” and “Ah!”, and somebody had taken a photo. Of {doer} there was no photo at all.",
      ],
      [
        1,
        "“It blinks,” {doer} heard them say. “And it does it all by itself.” {Doer} could not blink. {Doer} tried it, when nobody was there, and only rattled a bit.",
      ],
      [2, "“What's the matter with our {bare} today?” they asked. “Perhaps it's getting old.” That did not help."],
      [
        3,
        "At night, when the house was quiet, {doer} looked across at {rival}. It shone even in the dark. It was enough to make one want to fall off something.",
      ],
    ],
    end: [
      [
        0,
        "One night there was a small voice. “Are you awake?” It was {rival}. “How do you do it? They press all my buttons, and I don't know anybody here, and I'm afraid of doing something wrong.” For a while {doer} said nothing. Then {doer} told everything: who wakes up first, who always forgets the time, and who needs it a little warmer on Mondays.",
      ],
      [
        1,
        "After that nothing went wrong any more, and nobody in the house knew why. “We have two good ones there,” they said. {Doer} did not even rattle.",
      ],
      [2, "Someone took a photo of both of them, side by side. It hangs on the wall, at just the right height."],
    ],
    isWhole: true,
    of: "things",
  },
  {
    by: "any",
    words: inSentence("(?:refused to|would not|did not want to|wouldn't) (?:start|move|drive|budge|leave|be sold)"),
    idea: /^(?=.*\b(?:car|van|tractor|bus|motorbike|moped|scooter|caravan|camper|truck|lorry|engine|train|tram)\b)(?=.*\b(?:sold|sell|scrap\w*|junk\w*|new (?:car|owner|one)|buyer|museum)\b)/i,
    after: [
      [
        0,
        "The key was turned. There was a click, and that was all. It was turned once more, and this time there was not even a click.",
      ],
      [
        1,
        "A mechanic came, lay down underneath with a lamp and stayed there for an hour. “There's nothing wrong,” he said when he came out again. “I think that somebody doesn't want to go.”",
      ],
      [
        2,
        "They pushed. Three neighbours pushed as well, and a dog ran beside them and barked. {Doer} rolled as far as the next corner, very slowly, and from there it went uphill.",
      ],
      [
        2,
        "While they were waiting, somebody felt under the seat and found a plastic spade, a ferry ticket and a sweet that had been stuck there since the summer with the tent. “Do you remember?” they said. And then they all did.",
      ],
    ],
    end: [
      [
        0,
        "In the end they were all sitting inside, with the windows down, and telling each other where they had been: the lake, the hail, the time with the goat. Somebody turned the key, just like that, without thinking of it. And {doer} hummed.",
      ],
      [
        1,
        "“Well?” asked the man who had come with the money. They looked at each other. “I'm sorry,” they said. “It isn't for sale any more.” He could not even hear it, so loudly did {doer} hoot.",
      ],
      [2, "They drove to the lake that very evening. It was cold, and nobody had a towel."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:car|van|tractor|bus|motorbike|moped|scooter|caravan|camper|truck|lorry|engine|train|tram)(?:,? (?:called|named) [a-z]+,?)? (?:refused to|would not|did not want to|wouldn't) (?:start|drive|move|budge)",
    ),
    idea: /\b(?:car|van|tractor|bus|motorbike|moped|scooter|caravan|camper|truck|lorry|engine|train|tram)\b/i,
    after: [
      [0, "The key was turned. There was a click, and that was all. Behind them somebody hooted."],
      [
        1,
        "They tried it with oil. They tried it with a kind word, and then with one that was not so kind. {Doer} did not move as much as a wheel.",
      ],
      [
        2,
        "A mechanic came, listened at the bonnet like a doctor, and put the spanner away again. “As healthy as a horse,” he said. “And as stubborn as a donkey. Where do you always go?”",
      ],
      [
        3,
        "They told him: the same road there and the same road back, every day, for years. “Aha,” said the mechanic, and asked for nothing but a cup of coffee.",
      ],
    ],
    end: [
      [
        0,
        "“And if we went to the sea instead?” a child asked from the back. There was a small cough, and then a hum. They looked at each other. “To the sea,” they said once more, a little louder, and {doer} began to roll, all by itself.",
      ],
      [
        1,
        "Since then they take the long way on Fridays, round by the hill, where one can see a strip of water. For the rest of the week {doer} starts at the first try.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event("(?:escaped|ran away|rolled away|rolled out|slipped out|drove off|got out|sneaked out)"),
    idea: /\b(?:vacuum|hoover|lawn ?mower|robot|trolley|toy car|suitcase|scooter|toy train|pram|wheelbarrow|office chair|drone)\b/i,
    after: [
      [
        0,
        "There was a bump at the edge, and then there was outside. {Doer} had always thought that the world ended at the wall. It went on. There was no wall far and wide.",
      ],
      [
        1,
        "The pavement hummed under {doer} as no floor had ever done. A tram went past, as big as a house. {Doer} moved to one side and let it go first.",
      ],
      [
        2,
        "At the traffic lights a shopping trolley was standing, without anybody. “Since when are you free?” asked {doer}. “Since Tuesday,” said the trolley. “It's quite good. Only the kerbs are a nuisance.”",
      ],
      [
        2,
        "Children ran alongside. A pigeon rode on top for two streets and got off at the fountain without saying thank you.",
      ],
    ],
    end: [
      [
        0,
        "When it got dark, a small orange lamp began to blink: not much power left. {Doer} turned round, but from behind all the streets looked alike. In the end it was the men with the street-sweeping machine who stopped. “One of ours?” asked one. “A small one,” said the other, and they lifted {doer} up between the brooms.",
      ],
      [
        1,
        "At home the door was open, and there was a light in the hall. On the floor stood a sign: “We weren't cross. We only worried.”",
      ],
      [
        2,
        "Now they go out together, every Sunday, once round the block. {Doer} always goes in front and stops at the fountain, because of the pigeon.",
      ],
    ],
    isWhole: true,
    of: "things",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:was sent|went|goes|sat|took) [^.]*\\b(?:instead|insted|in (?:the )?place) of|(?:built|made|invented) (?:an? )?(?:[a-z]+ )?robots? [^.]*(?:instead|double|school for (?:him|her)|looked (?:just |exactly )?like))",
    ),
    idea: /^(?=.*\brobots?\b)(?=.*\b(?:school|class|teacher|lessons?)\b)/i,
    after: [
      [
        0,
        "In the morning everything went well. The robot sat up straight, put up one arm at the right angle and knew the answer, to four places after the point. “You've slept well, I see,” said the teacher.",
      ],
      [
        1,
        "It got harder in the break. “Come on, you're in goal!” somebody shouted. Nobody had built anything in for that. The robot worked out where the ball would come down, and stood there, and it came down there. They all cheered.",
      ],
      [
        2,
        "At lunch there was soup. Soup is bad for robots. It poured its plate into the plant when nobody was looking, and the plant has not been the same since.",
      ],
      [
        2,
        "At home, meanwhile, it was quiet. One can lie on the bed, and one can lie under the bed, and then one looks out of the window and wonders what they are laughing about over there.",
      ],
    ],
    end: [
      [
        0,
        "On the third day the robot came home with a letter in an envelope with stars. It was an invitation to a birthday, for Saturday, with a bonfire. “That's mine,” said the boy at once. “They asked me,” said the robot. They looked at each other for quite a while.",
        "On the third day the robot came home with a letter in an envelope with stars. It was an invitation to a birthday, for Saturday, with a bonfire. Two of them would have liked to go. There was only one name on it.",
      ],
      [
        1,
        "On Saturday two came, one with a warm hand and one with a cold one. “I knew it,” said the girl whose birthday it was. “Nobody likes soup that little.” Then she cut one more piece of cake and put a drop of oil on it.",
      ],
      [2, "Now the robot only goes to school on Wednesdays. That is when there is soup."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:built|invented|made|constructed|designed|bought|got) (?:an? |the |his |her |their )?(?:[a-z]+ )?(?:robot|machine)\\b[^.]*\\b(?<chore>tid(?:y|ied|ies)|cleans?|cleaned|homework|chores|dishes|housework|cook|cooks|cooked|breakfast|laundry|bed)\\b",
    ),
    after: [
      [
        0,
        "The switch went click. The machine looked at the room for a long time. Then it blew off a little steam, like somebody who has got a lot to do, and began.",
      ],
      [
        1,
        "It was wonderful, for ten minutes. Everything went where it belonged, and it went there so fast that one only saw the wind of it. “Why hasn't anybody thought of that before?” said {doer}.",
      ],
      [
        2,
        "Then it was finished, and it did not stop. It sorted the books by weight. It sorted the peas by size. It put the cat in a drawer and wrote C on it.",
      ],
      [
        2,
        "“Stop!” shouted {doer}. The machine stopped, dusted {doerhim} off and put {doerhim} on the shelf between the encyclopedia and the globe.",
      ],
    ],
    end: [
      [
        0,
        "From up there {doer} could see it: in the corner, under a sock, was a button that nobody had pressed yet. It said “Break”. {Doer} threw the globe. It hit. The machine let its arms hang, sat down in the armchair and looked out of the window. “Oh,” it said. “There's a tree.”",
      ],
      [
        1,
        "They let the cat out and did the rest themselves, and it took all evening. It was not half as tidy afterwards, but one could find the cat.",
      ],
      [
        2,
        "The machine still works, on Saturdays, for ten minutes. Then somebody presses the button, and they all look at the tree.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:wanted|tried|dreamed|wished|longed|learned|had to learn|could not|did not (?:know|understand)|wondered) [^.]*?\\b(?:to (?<feeling>laugh|cry|dream|feel|hug|smile|be human|be a (?:real )?(?:boy|girl|human|person|child))|(?<idea>what (?:love|friendship|happiness|sadness|a friend|a joke|a dream) (?:is|was|means|meant)|feelings))\\b",
    ),
    idea: /\b(?:robot|android|cyborg)\b/i,
    after: [
      [
        0,
        "In the manual there was nothing about it. The manual went from “Battery” to “Faults”, with a chapter about rust in between. So {doer} began to ask around.",
      ],
      [
        1,
        "“Well,” said the baker, “it comes from in here,” and tapped his apron. {Doer} looked in there. There was a spring, two cogs and a bit of fluff. Perhaps it was the fluff.",
      ],
      [
        2,
        "{Doer} wrote down everything that people did when it happened to them: wet eyes, a wobbly voice, sometimes hiccups. {Doer} could make all three, one after the other. It still was not right, and somebody brought a mop.",
      ],
      [
        2,
        "“You can't do it because you're waiting for it,” said a small girl on the swing. “Push me.” So {doer} pushed her, eighty-one times. It was not in the manual either.",
      ],
    ],
    end: [
      [
        0,
        "One morning the swing was empty. The next morning, too. On the third day {doer} rang the bell, and the girl came to the door with spots all over her face. “You look like a ladybird,” said {doer}. She laughed so much that she had to hold on to the door. And something in {doer} went warm, right behind the fluff, without anybody having switched it on.",
      ],
      [1, "“What was that?” asked {doer}. “That was it,” said the girl. “Didn't you notice?”"],
      [2, "There is a new page in the manual now. It is written in felt pen, and it says: “Comes by itself.”"],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:repaired|fixed|mended|put together|patched up) (?:him|her|it|the robot|the (?:old|broken|little) robot)",
    ),
    idea: /\brobot\b/i,
    after: [
      [
        0,
        "It took an alarm clock, the chain of a bicycle and the lid of a saucepan. Two screws were left over, and nobody could say where they belonged. They went into a matchbox, to be on the safe side.",
      ],
      [
        1,
        "First a lamp went on, then a second one. “Good evening,” said the robot. Its voice sounded like a drawer. “It's morning,” was the answer. “Oh,” said the robot. “Then I've slept longer than I thought.”",
      ],
      [
        2,
        "It could walk again, only a little more to the left than to the right. So they took the roads that went to the left.",
      ],
    ],
    end: [
      [
        0,
        "At the end of the day they sat side by side on an old tyre and shared what there was: one had a sandwich, and the other one had the oil can. “What are the two screws for?” asked the robot. “I don't know.” “I do,” said the robot. “They're so that something rattles when we come. Then people know that it's us.”",
      ],
      [1, "So the matchbox stayed where it was, and it rattles to this day."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:rocked|played|moved|rang|turned|wrote|danced|switched (?:itself|on)|opened|swung|swept|knitted|painted)(?: [a-z]+){0,3}? (?:(?:all )?by itself|(?:all )?on its own)",
    ),
    after: [
      [
        0,
        "First they looked underneath. There was no string and no mouse. Then they shut the windows, because of the draught, and waited. It began all the same, exactly as before.",
      ],
      [
        1,
        "“It's the floor,” said one of them. “It's the weather,” said the other. They put a marble on the floor, and the marble stayed where it was. They put their heads out, and there was no weather.",
      ],
      [
        2,
        "In the evening they all sat down in front of it with a blanket and a plate of biscuits, as if it were the cinema. Nobody said a word. When it was over, one biscuit was missing.",
      ],
    ],
    end: [
      [
        0,
        "“Good evening,” said the smallest one the next time, quite politely. Everything stopped for a moment, as if somebody had looked up in surprise. Then it went on again, a good deal more cheerfully. “You see,” said the smallest one. “Nobody has ever said good evening.”",
      ],
      [
        1,
        "Now they all say it, even the aunt who believes in nothing. They put out one biscuit more than there are people. It is always gone in the morning, and there are never any crumbs.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "\\bclocks?\\b[^.]*\\b(?:ran|runs|run|ticked|went|goes|going|running|turned) (?:backwards?|the wrong way|in reverse)",
    ),
    after: [
      [
        0,
        "Tick, it said, and then, a little later, kcit. Nobody thought anything of it. It was only at breakfast that somebody noticed: it was getting earlier.",
      ],
      [
        1,
        "The letter box swallowed the post again. The cake on the table got larger with every bite. An old gentleman with a stick looked at the stick, could not think what it was for, and walked off without it.",
      ],
      [
        2,
        "It was lovely to begin with. Grey hair turned brown, and knees stopped creaking. But the children's trousers got longer and longer, and the big boy from the corner house suddenly wanted his dummy back.",
      ],
      [
        2,
        "“If it goes on like this,” said the schoolteacher, who had had plaits again since noon, “there'll be nobody left on Sunday who can reach the hands.”",
      ],
    ],
    end: [
      [
        0,
        "They carried a ladder, six of them, for none was tall enough to do it alone. “Shall I stop it?” called the one at the top. They thought it over. “Not quite yet,” said a small boy who had been a grandfather on Monday, and ran once round the well, as fast as he could. Then he nodded. The hand was turned, and it went tick, and after that it went tock.",
      ],
      [
        1,
        "It took them a week to get back to where they had been, and they did not skip a day of it. Whoever had been small again remembered how far it is to the biscuit tin, and put it one shelf lower.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "\\b(?:clocks?|town hall clock|clock tower)\\b[^.]*\\b(?:stopped|stood still|broke|was broken|did not (?:work|tick|strike)|went on strike)",
    ),
    idea: /^(?!.*\b(?:fix|repair|mend|repairs|fixes|mends|fixed|repaired|mended|clockmaker)\b)(?=.*\b(?:town|village|city|tower|church|square|station|everyone|everybody|nobody)\b)/i,
    after: [
      [
        0,
        "At first hardly anybody noticed it. The baker baked when he woke up. School began when most of the children were there. The mayor had lunch three times, because each time somebody said “Surely it's noon by now.”",
      ],
      [
        1,
        "Then it got more difficult. A woman waited for her train and did not know whether she was an hour early or a day late. Two men argued about whether it was Wednesday, and each of them was right, as it seemed to him.",
      ],
      [
        2,
        "They looked for someone who could mend it. A lot of them could wind things up, and one could mend umbrellas. The clock looked down on them, and both of its hands pointed at nothing in particular.",
      ],
      [
        2,
        "In the meantime people began to ask each other instead. “Is it late?” “Are you tired?” “A bit.” “Then it's late.” It worked better than one would have thought.",
      ],
    ],
    end: [
      [
        0,
        "In the end somebody climbed up, right in among the wheels, with a lantern. Between two cogs sat a swallow on a nest, and in the nest were four very small beaks. The lantern went down again on tiptoe. “It'll be another three weeks,” was the report, and nobody thought of disturbing them.",
      ],
      [
        1,
        "So they lived by the swallows for three weeks. And then, one morning, the dustmen came. “So it's Thursday,” everybody said. An hour later the clock struck, and four young swallows flew once around the tower.",
      ],
      [2, "It is still ten minutes slow. They have left it at that, as a souvenir."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:forgot|forgets|missed|did not know|slept through) (?:his|her|its|their|which) (?:own )?(?:bus )?stop",
    ),
    idea: /\b(?:ghosts?|spirit|dead|phantom)\b/i,
    after: [
      [
        0,
        "“Where do you want to get off?” asked the driver, not for the first time that night. “I'll know it when I see it,” was the answer from the last row. “There was a tree. Or a pub. There was a light in the window, of that I'm sure.”",
      ],
      [
        1,
        "They went all the way to the end and all the way back. There were nine trees and four pubs, and every time the brakes squeaked there was a sigh: “No. Not that one.”",
      ],
      [
        2,
        "“What's your name, then?” asked the driver, to make conversation. A long silence followed. “It was on the bell,” said the voice at last. So they drove more slowly, and read all the bells.",
      ],
      [2, "It got cold in the bus. The driver turned up the heating and passed half of a cheese sandwich to the back."],
    ],
    end: [
      [
        0,
        "At the very last stop before the depot stood a house that looked empty. But upstairs a lamp was burning, and somebody was sitting at the window and looking down the road, as one looks for a bus. “Oh,” said the voice. “It was never the tree. It was that they were waiting.” The doors opened with a hiss.",
      ],
      [
        1,
        "“And if I forget it again?” came from the pavement. The driver wrote it on a ticket: “Last stop. Lamp upstairs.” Since then the bus waits there for a minute longer every night, even when nobody gets off that one can see.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "only (?:wanted to |ever )?(?:show(?:ed|s)?|turn(?:ed|s)?|shone|shine|be) (?<colour>green|red|yellow|pink|blue)",
    ),
    idea: /\btraffic lights?\b/i,
    after: [
      [
        0,
        "It began on a Monday, at rush hour. {Colour}, and then {colour}, and after that {colour} once more, on all four sides. The drivers looked up. The pedestrians looked up. Nobody knew who was meant.",
      ],
      [
        1,
        "A policeman came and waved his arms until he was hot. An engineer came with a box of fuses. “It's all in order,” he said. “It just doesn't want to.”",
      ],
      [
        2,
        "In the middle of the crossing two cars stood nose to nose. “After you,” said one driver. “No, after you,” said the other. When they got out to settle it, they saw that they had been at school together.",
      ],
      [
        3,
        "“I'm fed up with being shouted at,” said the traffic light. “With one colour they shout, with the other they don't even look up.”",
      ],
    ],
    end: [
      [
        0,
        "It was a small girl with a scooter who stopped underneath. “Do you know what I do when you're red?” she asked. “I look at the clouds. There's no time for that anywhere else.” The traffic light had never thought of that. All these years it had been giving people clouds.",
      ],
      [
        1,
        "So it tried it again: green, yellow, red. And down there, at red, a whole row of people put their heads back and looked up. One of them waved.",
      ],
    ],
    isWhole: true,
  },
];
