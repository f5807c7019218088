import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Who runs away, sleeps too long, takes something and brings it back. */
export const goneAndBack: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:runs?|ran|sneaks?|sneaked)(?: away| off)(?: from (?:home|school|the [a-z]+))? (?:to|and) (?:join|joins|joined|become|becomes|became|live with|follow|go with) (?<troupe>(?:the|an?) (?:[a-z]+ )?(?:circus|acrobats?|clowns?))\\b[^.]*|^[^.]*?\\bjoins? (?<troupe2>the circus)\\b[^.]*",
    ),
    after: [
      [
        0,
        "The note on the kitchen table had been improved three times. “Do not look for us,” it said in the end, or “for me,” that depended on who was counted, and below: “The soup is off.” They had packed what one needs: a torch, a trumpet mouthpiece, and nobody had thought of socks.",
        "The note on the kitchen table had been improved three times. “Do not look for me,” it said in the end, and below: “The soup is off.” There was everything in the bag that one needs: a torch, half a loaf, and no socks.",
      ],
      [
        1,
        "“What can you do?” asked the director. He had a moustache, and it pointed at them. {Hero} could whistle with two fingers, and stand on {his} hands if there was a wall. “There are no walls here,” said the director. “You can carry water.”",
      ],
      [
        1,
        "Water is heavy. An elephant drinks a whole evening of it. Afterwards there were the potatoes, and after the potatoes there was what comes out of the elephant. When the lights went on and the band began, {hero} stood behind the curtain, with a bucket, and saw it all from behind. From behind one saw how they crossed themselves before they jumped.",
      ],
      [
        2,
        "At night it was cold in the straw. The dog with the ruff lay down on {his} feet. “Is it like you thought it would be?” was the question in the dark. It took a while. “It's further,” was the answer.",
      ],
      [
        0.5,
        "On the third evening the clown fell ill, an hour before the start. It had to be done by somebody. They put the big shoes on {him} and pushed {him} out, before {he} could say anything. It was as bright as noon. In the first row sat people whom {he} did not know, and in the second row, with red eyes, and with a note in their hands, sat two whom {he} did.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} forgot everything. {He} fell over the shoes, and got up, and fell over them again, because there were so many of them. There was a laugh. It came from the second row, and there was a sob in it. So {he} did it once more, only for that. At the end {he} stood there, out of breath, and bowed, and when {he} came up again, they were no longer in their seats. They were in the ring, both of them, in their coats.",
      ],
      [
        0.7,
        "“You'll come back,” said the director, when they had eaten. “In ten years. With a wall.” He gave {him} the big shoes, one for each hand. In the car nobody scolded. They only looked round again and again to see if everything was still there.",
      ],
      [
        1,
        "The note hangs on the fridge. “The soup is off,” it says, and under it, in a different hand: “It's on again.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:falls?|fell) asleep (?<berth>(?:on|in|under) (?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:ship|boat|ferry|freighter|steamer|trawler))\\b[^.]*",
    ),
    idea: /\b(?:another|far away|foreign|different|strange|abroad|overseas|other side)\b/i,
    tells: /\b(?:woke up|wakes up|ended up|found (?:himself|herself|itself))\b/,
    after: [
      [
        0,
        "It had only been meant for a minute. There was a patch of sun on something soft, and nobody had said anything against it. When {hero} opened one eye again, the patch had gone. So had everything else.",
      ],
      [
        1,
        "It smelled wrong, that was the first thing. It smelled of pepper and of rope and of a fish {he} did not know personally. Somebody said something, and {he} did not understand a word. “Excuse me,” said {hero}, “which way is Mill Lane?” They laughed, and gave {him} something with a lot of garlic.",
      ],
      [
        1,
        "{He} walked. The roofs were flat there, and warm. On every one of them somebody was already lying. They looked {him} over. “You've got an accent,” said the oldest one. “How can you tell? I haven't said anything.” “It's in the tail,” said the oldest one, “or whatever that is.”",
        "{He} walked. The roofs were flat there, and warm, and on every one of them somebody was sitting. They looked {him} over. “You've got an accent,” said the oldest one. “I haven't said anything.” “It's in the way you stand,” said the oldest one.",
      ],
      [
        2,
        "They showed {him} where the fish is landed, at five, and behind which door there is a woman with a bowl. In the evening there was singing. {Hero} knew a song as well. It had only one verse. They asked for it again and again, because it was so sad, {he} thought. In truth it was about a wheelbarrow.",
      ],
      [
        0.5,
        "It was not bad. It was the kind of not bad that begins to pull a little under the ribs at seven, when somebody at home shakes a box, or calls, or leaves a door open. Down in the harbour lay the same ship; {he} knew it by its rust. “It goes back tomorrow,” said the oldest one. “Or you could stay. There's room on the roof.” {Hero} lay awake, and did not know on which side.",
        "It was not bad. It was the kind of not bad that begins to pull a little under the ribs at seven, when somebody at home calls, or leaves a door open. “There's a way back tomorrow,” said the oldest one. “Or you could stay. There's room on the roof.” {Hero} lay awake, and did not know on which side.",
      ],
    ],
    end: [
      [
        0,
        "In the morning {he} went round to everybody and said it in their language. There was only one word for it. It means “hello”, “thank you” and “I'll be back”. Then {he} lay down where {he} had lain before, and closed {his} eyes, and did not sleep for one second the whole way, so as not to miss anything again.",
      ],
      [
        0.7,
        "Somebody was sitting on the wall in Mill Lane at seven, as on every evening, with a box, and no longer shook it. “There you are,” was said, quite hoarsely. “Where have you been?” {Hero} would have liked to tell it. It took all night, and a good deal of it was about a wheelbarrow.",
      ],
      [
        1,
        "{He} sleeps on the roof now, when it's warm. Once a year, when the ship with the rust comes in, somebody gets off it, walks up Mill Lane, and lies down beside {him} in the sun. They talk with the whole body.",
        "Once a year, when the ship with the rust came in, somebody got off it, walked up Mill Lane, and sat down beside {him} in the sun.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:steals?|stole|takes?|took) (?<loot>(?:an?|the|his|her|some) (?:[a-z]+ ){0,2}?(?:ring|wedding ring|necklace|crown|star|moon|egg|coin|watch|key|doll|toy|book|feather|diamond|pearl|shell|jewel|cookie|apple|bell))\\b[^.]*",
    ),
    idea: /\b(?:brings?|brought|gives?|gave|puts?|put|returns?|returned|takes?|took) (?:it|them|her|him) back\b|\breturns? (?:it|them)\b/i,
    tells: /\b(?:back|returned)\b/,
    after: [
      [
        0,
        "It was lying there and shone, and nobody was holding on to it. {Hero} only wanted to see what it looked like from close by. From close by it shone even more. Then there were steps, and {he} was round the corner, and it was with {him}.",
      ],
      [
        1,
        "At home {he} put it in the best place. Everything else in the room looked a little dirty beside it. {He} covered it with a sock. It shone through the sock.",
      ],
      [
        1,
        "“Have you heard?” they said the next day. “It's gone. They're looking for it everywhere. They've even lifted the floorboards.” {Hero} had heard. {He} had also seen somebody sitting on a step, with their face in their hands, and had gone a different way.",
      ],
      [
        2,
        "{He} could not eat, because of the lump. {He} could not sleep, because of the light. It was odd how heavy such a small thing can become. On the third day {he} had to put it down after every few steps.",
      ],
      [
        0.5,
        "So {he} took it back, at night, when nobody would see {him}. {He} had it all planned: in at the window, on to the table, gone. But the window had been shut, and behind it somebody sat with a lamp, wide awake. They looked at each other through the glass. {Hero} could have put it on the sill and run. {He} held it up, with both hands.",
      ],
    ],
    end: [
      [
        0,
        "The window was opened. “It was me,” said {hero}. That was harder than carrying it. Nothing was said for a long time. Something wet fell on the sill. “I thought that I'd never see it again,” was said then. “Why did you bring it?” {Hero} thought about it. “It didn't shine for me,” {he} said. “It only shone.”",
      ],
      [
        0.7,
        "{He} walked home, and {he} was so light that {he} had to hold on to the fence. On the table lay half a roll, quite dry. {He} ate it all up. It was the best one of the week.",
      ],
      [
        1,
        "A small parcel came at the end of the month. There was a piece of glass in it, an ordinary one. If one holds it up to the sun, it makes a spot on the wall. “That one is for you,” it said on the paper.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?<toy>(?:an?|the|his|her|[a-z]+['’]s|a (?:girl|boy|child)['’]s) (?:[a-z]+ ){0,2}?(?:boat|ship|sailing boat)) (?:drifts?|drifted|floats?|floated|flies|flew|sails?|sailed|is swept|was swept|is washed|was washed|is blown|was blown|rolls?|rolled) (?:away|off|out)\\b[^.]*",
    ),
    idea: /\b(?:comes? back|came back|returns?|returned|finds? (?:its|his|her) way|years later|again)\b/i,
    tells: /\b(?:came back|returned|years later|found)\b/,
    after: [
      [
        0,
        "The string had been in the hand, and then it was not in the hand any more. There was a length of water in between, no longer than an arm. Then it was two arms. {Hero} stood there with {his} shoes on and {his} fingers apart, and watched how it grew smaller and did not look round.",
      ],
      [
        1,
        "They asked at the lock and at the mill. They drove as far as the bridge. “It will be at sea by now,” said the lock keeper, and meant it as a comfort. That evening {hero} drew it, with every rope, so that there would be a picture for the police.",
      ],
      [
        1,
        "One gets a new one. It was bigger, and it had a key. {He} was grateful, and it stood on the shelf. For a while {he} still thought of it in the bath, and when there was a storm. Then {he} had long trousers, and then {he} had an exam, and then a house with a number.",
      ],
      [
        2,
        "It had gone on, meanwhile. It had been a home for a snail. It had lain in a net in Norway. A captain had put it into the window of his cabin, and his widow into hers, and somebody had painted it green, and the sea had taken that off again.",
      ],
      [
        0.5,
        "On a grey morning {hero} {was} walking along the water with {his} daughter by the hand. She was four and collected everything. “A shoe,” she said, “a bone, a ship.” {He} had to bend down for it. There was no mast left. But at the back, right under where the rudder sits, there was a letter, burned in with a magnifying glass by somebody who had been seven.",
        "On a grey morning {hero} {was} walking along the water, as so often, and a small child ran ahead and collected everything. “A shoe,” it called, “a bone, a ship.” {He} had to bend down for it. There was no mast left. But at the back, right under where the rudder sits, there was a letter, burned in with a magnifying glass by somebody who had been seven.",
      ],
    ],
    end: [
      [
        0,
        "{He} sat down in the wet sand. “Are you crying?” asked the small one. “It's the wind,” said {hero}. There wasn't any. “I lost that,” {he} said, “before you were there.” She looked at it from all sides. “It was only away,” she said. “It's been getting you.”",
        "{He} sat down in the wet sand. “Are you crying?” asked the small one. “It's the wind,” said {hero}. There wasn't any. “I lost that,” {he} said, “before you were there.” The child looked at it from all sides. “It was only away,” it said.",
      ],
      [
        0.7,
        "They made a mast out of a spoon. In the evening, in the bath, it lay a little to the left, as it always had. Nobody was allowed to get out until the water was cold.",
      ],
      [
        1,
        "It has a new string now, quite a long one. The other end isn't tied to anything. “In case it has to go again,” the small one says.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:is|was|feels?|felt|becomes?|became) (?:so |very )?(?:afraid|scared|frightened|terrified) of (?<dread>the (?:dark|night))\\b[^.]*",
    ),
    idea: /\b(?:until|then) (?<comfort>(?:an?|the|his|her) (?:[a-z]+ )??[a-z]+) (?:visits?|visited|comes?|came|shows?|showed|helps?|helped|moves in|explains?|explained|appears?|appeared|gives?|gave)\b|\b(?:finds?|found) (?<haven>an? (?:[a-z]+ )?(?:place|hideout|hiding place|friend|shelter))\b/i,
    tells: /\b(?:visited|came|showed|helped|explained|appeared|found|gave)\b/,
    after: [
      [
        0,
        "By day there was nothing to be said against the room. It was in the evening that things changed their minds. The chair became somebody who was waiting. The coat had an arm too many. {Hero} lay quite flat, so that it would look as if the bed was empty.",
        "By day there was nothing to it. It was in the evening that things changed their minds. {Hero} made {himself} quite flat, so that nobody would notice {him}.",
      ],
      [
        1,
        "“There's nothing there,” they said, and switched it on, and there was nothing there. They switched it off, and there it was again. It was no use explaining that to them. They always looked at the wrong moment.",
      ],
      [
        0.3,
        "Then, one night, there was something else. It was {comfort}, quite small, and a bit out of breath. “Sorry,” it said, “may I stay here for a moment? It's so bright out there. All those lamps. One isn't seen at all.” {Hero} pushed up the blanket by the width of a finger.",
        "Then, one night, there was something else there. It was quite small, and a bit out of breath. “Sorry,” it said, “may I stay here for a moment?” {Hero} moved over by the width of a finger.",
      ],
      [
        1,
        "“You're not afraid of it?” “Of what?” “Of that.” {Hero} pointed into the corner with {his} chin. The visitor went there, straight across, and came back. “There's a sock,” it said. “It's lonely.” After that they did the coat, the chair, and the crack above the wardrobe. “A moth,” was reported. “She sends her regards.”",
      ],
      [
        0.5,
        "But on the next night nobody came. {He} waited until the clock struck nine. It was as black as it had ever been. And out of that black, from outside, from somewhere low down, there was a very small sound. {He} knew that kind of sound. One makes it when one lies quite flat and hopes that nobody will notice.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} put one foot on the floor, and it held. {He} put down the other one. It was eleven steps to the door, and every one of them was past somebody {he} had been introduced to: good evening, sock; good evening, coat. Outside, behind the water butt, it sat in a spider's web and had almost stopped trembling. “I'm here,” whispered {hero}, and undid the threads, one after the other. {He} did not need a lamp for that. One can see quite a lot, once one has been there for a while.",
        "{Hero} got up, and nothing happened. It was eleven steps, and every one of them was past something {he} had been introduced to. It sat there and had almost stopped trembling. “I'm here,” whispered {hero}. {He} did not need a lamp for that. One can see quite a lot, once one has been there for a while.",
      ],
      [
        0.7,
        "They sat on the step and looked at it together. It went up a very long way. There were holes in it, high up, where it was bright behind. “It's only the part where nobody has been yet,” {hero} said, and was surprised that {he} knew that.",
      ],
      [
        1,
        "“Shall I leave the light on?” they ask. “No, thank you,” says {hero}, “they can't sleep otherwise.” “Who?” {He} could tell them. But they always look at the wrong moment.",
        "“Shall I leave the light on?” they asked after that. “No, thank you,” said {hero}, “they can't sleep otherwise.”",
      ],
    ],
    isWhole: true,
  },
];
