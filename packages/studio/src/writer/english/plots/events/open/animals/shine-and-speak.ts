import type { ClauseScene } from "../../../clause-scene.ts";
import { event } from "../../event.ts";

const BEASTS =
  "(?:dogs?|puppy|cats?|kitten|mouse|mice|hamsters?|guinea pig|rabbits?|bunny|pigs?|cows?|hens?|ducks?|goose|squirrels?|hedgehogs?|penguins?|elephants?|monkeys?|turtles?|tortoises?|snails?|parrots?|goats?|donkeys?|horses?|pony|fox|frogs?|raccoons?|bears?|ants?|bees?|owls?|ladybird|ladybug|dachshund|poodle|corgi|pug|rat|sheep|llama|dinosaur|animals)";

/** Who would like to be prettier or brighter, who saves a town, who is too shy to speak. */
export const shineAndSpeak: readonly ClauseScene[] = [
  {
    by: "any",
    words: event("^[^.]*\\bcaterpillars?\\b[^.]*|^[^.]*\\b(?:butterfl(?:y|ies)|wings|pretty|beautiful)\\b[^.]*"),
    idea: /^(?:\S+ ){1,6}?caterpillars?\b(?!.*\b(?:cannot stop eating|hungry|friends? with|became a butterfly|turned into|race)\b)[\s\S]*\b(?:butterfl(?:y|ies)|pretty|beautiful|ugly|wings|fly|change|different|plain)\b/iu,
    after: [
      [
        0,
        "=It was mainly a matter of legs. Butterflies have only six, and hardly use them. {Hero} had as many as there was room for, and every one of them was short. “Very practical,” the butterflies called down. They meant it kindly.",
      ],
      [
        1,
        "=The first attempt was made with petals, two on the left and two on the right, stuck on with dew. From the front it looked quite good. Then a wind came, and the petals flew, very beautifully, over the hedge and away. {Hero} did not.",
      ],
      [
        1,
        "=“How does one do it?” {hero} asked a butterfly. “Do what?” “Look like that.” The butterfly thought about it for a long time, and opened and shut its wings. “I can't remember ever doing anything for it,” it said. “But it's odd. You remind me of somebody.”",
      ],
      [
        2,
        "=At night, when they are all grey, it was easier to bear. There was a moth who sat by the lamp every evening. “Beautiful?” it said. “I wouldn't know. I have never looked. I've always been too busy with the light.”",
      ],
      [
        0.4,
        "=Then the nights turned cold, and a tiredness came that nothing could be done about. {Hero} did not want to be looked at any more. {He} crept under a leaf and spun a blanket, and pulled it up over everything, even over the eyes. It was quite dark in there. In the dark it makes no difference what one looks like. It was almost a comfort.",
      ],
    ],
    end: [
      [
        0,
        "=It is hard to say how long it lasted. When {hero} woke up, it had grown tight. Something lay folded on the back that had not been there before. {He} pushed, and it tore, and there was the light. First {he} looked for the legs, and counted, and most of them were gone. Then the sun came round the leaf, and what was on the back opened quite slowly, like a letter.",
      ],
      [
        0.6,
        "=“There you are!” said the butterflies. They had been sitting there all morning, all in a row. “It came to us much too late. We know who it is that you reminded us of.” “Who?” asked {hero}. They brought a drop of dew and held it up. {Hero} looked in and wished the stranger a good morning. Then {he} saw who it was.",
      ],
      [
        0.8,
        "=On a stalk far below sat somebody with a great many legs, and looked up. “How does one do it?” it called. “Do what?” “Look like that.” {Hero} opened and shut {his} wings. {He} had not forgotten any of it: the petals, the dew, the dark. {He} flew down. “One begins like you,” {he} said. “Exactly like you.”",
      ],
    ],
  },
  {
    by: "any",
    words: event("^[^.]*\\b(?:bright\\w*|shin\\w*|shone|glow\\w*|twinkl\\w*|sparkl\\w*|light|seen|noticed?)\\b[^.]*"),
    idea: /^(?:\S+ ){0,6}?(?:star|planet|comet)\b(?!.*\b(?:f[ae]ll(?:s|en)?|fell|boy|girl|afraid|scared|christmas tree)\b)[\s\S]*\b(?:brighter|brightest|(?:not|never|too \w+ to) (?:\w+ )?(?:shine|glow|twinkle)|shine (?:as|like|more|for)|small(?:est)?|nobody|no one|wanted to (?:shine|be seen|be noticed))\b/iu,
    after: [
      [
        0,
        "=When people point, they point at the big ones. They say: “There, do you see?” and then they say a name. {Hero} had no part in that. {He} hung a little to the left, and whoever pointed, pointed past.",
      ],
      [
        1,
        "=So {hero} began to practise. {He} held {his} breath until there was a glow of red in it. {He} rubbed the edges with a bit of cloud. All night long {he} shone as hard as {he} could, and in the morning {he} {was} so tired that the day came up without being noticed. “You're flickering,” said the neighbours.",
      ],
      [
        1,
        "=“How do you do it?” {hero} asked the biggest of all. “What?” “Being so bright.” “I'm not bright,” said the biggest. “I'm only nearer. To those at the back I am a speck.” {Hero} did not believe a word of it. Such things are only said by those who are big.",
      ],
      [
        2,
        "=There was one that had gone out a long time ago and whose light was still on its way. “The things that I have shone on,” it said, “had no idea who it was.” “Doesn't that make you sad?” asked {hero}. “Why?” it said. “They could see where they were going.”",
      ],
      [
        0.4,
        "=Then came a night with clouds. There was one single gap in them, no bigger than a window. Of all those famous lights not one was to be seen from below. {Hero} had given up by then. {He} shone just a little, the way one does when nobody is looking.",
      ],
    ],
    end: [
      [
        0,
        "=And down there, right below the gap, somebody was out in the dark and no longer knew the way. The somebody stood still, and looked up, and saw what there was to be seen. It was small, and hung a little to the left. “That one,” said the somebody. “I'll keep to that one.” {Hero} looked round to see who was meant. There was no other. So {he} stayed exactly as {he} {was}, and did not flicker, the whole night long.",
      ],
      [
        0.6,
        "=Towards morning, far below, a door was opened, and warm light fell out of it. Two people put their arms round each other and did not let go. Before the door was shut, one of them turned round once more, and looked up, and waved. It was not past {hero} that the hand was waving. It was right in the middle.",
      ],
      [
        0.8,
        "=“You were bright last night,” said the neighbours. “I was only nearer,” said {hero}. {He} {has} stopped rubbing {his} edges. But down there is a window, and somebody stands at it every evening and points, a little to the left. “There,” it is said. “Do you see? That one's mine.”",
      ],
    ],
  },
  {
    by: "any",
    words: event("^[^.]*\\b(?:saved|saves|save|rescued|rescues|protect(?:s|ed)?|superhero|super hero)\\b[^.]*"),
    idea: new RegExp(
      `^(?!.*\\bwant(?:s|ed) to be\\b)(?=(?:\\S+ ){0,9}?${BEASTS}\\b)(?=.*\\b(?:super-?hero|super hero|super|hero|cape|powers?)\\b)[\\s\\S]*\\b(?:save[sd]?|rescue[sd]?|protect(?:s|ed)?)\\b[\\s\\S]*?\\b(?<town>(?:the|his|her|their|our) (?:[a-z]+ )??(?:town|city|village|farm|zoo|neighbou?rhood|street|forest|day|world))\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=By day there was nothing to be noticed. {Hero} lay in the sun like everybody else, and was told not to sit there. But behind the door, under an old coat, hung the cape. Strictly speaking, it was a tea towel. But it had been washed so often that it almost flew by itself.",
      ],
      [
        1,
        "=One has to keep in practice. {Hero} brought back a hat that the wind had taken. {He} stopped a pram that was rolling down the hill, and fetched a small beetle out of a bucket. “Who was that?” people asked. All that they had seen was a tea towel, going round the corner.",
      ],
      [
        0.5,
        "=“The real ones have a power,” said the sparrows on the wall. {Hero} thought about it. {He} could not fly. That had been tried, from the shed. {He} could not see through walls. But {he} heard it when somebody was in trouble, even quite far away, even when they had only just breathed in. “That's not a power,” said the sparrows. “Those are ears.”",
      ],
      [
        0.4,
        "=Then came the night when it was serious. It began with a crack, high up, where the water was held back behind the old wall. The crack was no longer than a finger, and everybody was asleep. {Hero} sat up. {He} ran from door to door and made all the noise that {he} could. “Quiet down there!” they shouted. A slipper came out of a window. Without the cape nobody knew who it was.",
      ],
    ],
    end: [
      [
        0,
        "=There was still the bell. It had not been rung for years, because the rope was too short. {Hero} took a run-up, jumped, and held on with everything that {he} had. It went up, and down, and up again. That woke them all, even the one with the slipper. They came out in their nightshirts and were about to shout. And then they heard it, too, up there: the crack.",
      ],
      [
        0.6,
        "=They came with sacks and shovels, with doors, and with a bathtub. By the time it was light, it held. Then somebody asked who had rung the bell. They found {hero} below it, giddy, and with no cape on. “But we know that one!” they said. “That's the one who's always lying in the sun!” Nobody spoke for a while. Then the slipper was fetched, and a cushion, and the best place was cleared.",
      ],
      [
        0.8,
        "=So that is what it was like when {hero} saved {town}. By day there is nothing to be noticed. But on all the lines, when it is washing day, tea towels hang in a row, so that there is always one to hand. “Ears,” say the sparrows on the wall, and put their heads on one side. “One must have ears like that.”",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "^(?!.*\\b(?:in the end|finally|at last)\\b)[^.]*\\b(?:shy|afraid|scared|nervous|dared?|speak|talk|sing|say|stage|class|front of|voice|quiet)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:boy|girl|man|woman|teacher who)\b)[\s\S]*\b(?:shy|afraid|scared|frightened|nervous|(?:did|does) not dare|never dared|dared not)\b(?: \w+){0,4}? (?:to |of )(?:\w+ ){0,2}?(?:speak|speaking|talk|talking|sing|singing|say|answer|read aloud|read|tell|ask|recite|perform)\b/iu,
    after: [
      [
        0,
        "=There was no lack of it. {Hero} had it all ready, in the right order, and at home it came out quite by itself. It was only when there were ears in front of it that it turned round. Then it sat there, somewhere in the throat, and would not be the first.",
      ],
      [
        1,
        "={Hero} practised with a stone. The stone was a good listener. {He} practised with three stones in a row, and behind them a big one, who looked strict. It went well almost to the end. Then a beetle came by, sat down on the big one, and looked interested. That was the end of it.",
      ],
      [
        1,
        "=“You must think of something else,” said {mate}. {Hero} thought of something else. It was so interesting that {he} did not notice when it was time. “You must breathe,” said {mate}. {Hero} breathed so deeply that {he} got the hiccups.",
        "=There was no lack of advice, either. “One thinks of them all in nightshirts,” said one. {Hero} tried it, and had so much to do with the nightshirts that it was over before it began. “One has to breathe,” said another. {Hero} breathed so deeply that {he} got the hiccups.",
      ],
      [
        0.4,
        "=Then it was {hero's} turn. It got quiet, and they all looked, and something creaked. {Hero} opened {his} mouth. One could see that there was something there. It did not come. “Never mind,” somebody said, very kindly, and then it was the next one's turn. That was the worst about it: how kind it had been.",
      ],
    ],
    end: [
      [
        0,
        "=Outside, with its face to the hedge, sat somebody very small. It had not said a word to anyone since it came. {Hero} sat down next to it, and they said nothing together. They were both very good at that. After a while {hero} said: “With me it always turns round.” “What does?” asked the small one, hardly to be heard. “What I want to say.” “With me it hides,” said the small one. When they looked up, they had been talking for an hour.",
      ],
      [
        0.6,
        "=The next time {hero} did not look at all those ears. {He} looked at two of them, quite at the back, small ones. {He} did it only for them. It got quiet, and something creaked. It went on until there was no more of it, and it was still quiet then, because they had all leaned forward. “And?” somebody asked. “Is there any more?”",
      ],
      [
        0.8,
        "=The stones are still lying in their row, with the big one behind. {Hero} goes by there now and then, and so as to be polite, {he} tells them how it went. The beetle has heard it four times. Sitting next to it, with its face to the front, is somebody very small, who knows every word by now, and says it too.",
      ],
    ],
    of: "creatures",
  },
];
