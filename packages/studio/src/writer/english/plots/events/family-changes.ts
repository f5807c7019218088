import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Holidays, savings, prizes, guests and other changes in a family's days. */
export const familyChanges: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "pretended to (?:be|have|feel) (?:sick|ill|a (?:cold|fever|stomach ache|tummy ache|headache)|unwell)|(?:faked|fakes) (?:being (?:sick|ill)|an? [a-z ]+)|played sick",
    ),
    of: "people",
    idea: /^(?!.*\b(?:boss|office|work|job|wife|husband|army)\b)(?=.*\b(?:school|miss\w*|trip|party|test|home|bed)\b)/is,
    after: [
      [
        1,
        "The thermometer had been held against the lamp. “Fifty-one point four,” read Mum. “Then you've been boiled since yesterday.” But she put a hand on {hero's} forehead, and said, “Well, stay in bed, then,” and there was something in her voice that should have been a warning.",
        "{Hero} groaned. It was a good groan; {he} had tried out several. A hand was put on {his} forehead. “Well, stay in bed, then,” it was said, in a voice that should have been a warning.",
      ],
      [
        1,
        "For the first hour it was wonderful. In the second hour {hero} knew the pattern of the wallpaper. There was camomile tea, without sugar. There was a rusk. “No television with a fever,” it was said. “And no comics. The eyes, you know.”",
      ],
      [
        0,
        "At eleven {hero} {was} as healthy as one can be. {He} could have pulled up trees. {He} lay there and groaned every ten minutes, so as not to get out of practice.",
      ],
      [
        2,
        "From the street came voices, and a laugh that {hero} knew. {He} looked through the gap in the curtain. They were all coming along there, and they smelled, right up to the second floor, of melted cheese.",
      ],
    ],
    end: [
      [
        0,
        "In the afternoon somebody rang, out of pity, with the homework. “You missed something!” {hero} {was} told, in every detail, and the best part came twice. {Hero} nodded and chewed on {his} rusk. “What is it that you've got?” “It's gone over to the stomach,” said {hero}. And that was not even a lie any more.",
      ],
      [
        0,
        "“I wasn't ill,” {he} said in the evening, into the blanket. “No, really?” it was said. “I thought that you were an actor.” And because somebody who admits it needs something to eat, there was pizza after all, a cold slice, saved up in a napkin.",
      ],
      [1, "The next morning {hero} {was} the first one at the door. {He} even had a cough. {He} did not tell anybody."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:saved|saves|was saving|had saved|has saved|saved up)(?: up)?(?: all| up)? ?(?:his|her|their|my|the)? ?(?:pocket money|money|coins|allowance|savings|birthday money)?(?: for (?<dream>an? [a-z]+(?: [a-z]+)?|the [a-z]+))?(?=[.,]|$| for\\b| and\\b| but\\b| so\\b)",
    ),
    of: "people",
    idea: /^(?!.*\b(?:house|wife|husband|wedding|farm|bank|years|boat|retire\w*)\b)(?=.*\b(?:but|then|instead|gave|gives|needs?|needed|operation|spend|spent|helps?|present|sick|broke)\b)/is,
    after: [
      [
        1,
        "The money lived in a jar with a line on it, in red felt pen. Up to the line, then it would be enough. Every Saturday {hero} held the jar against the light. There was a thumb's width left, then half a thumb.",
      ],
      [
        1,
        "In the meantime there had been no ice cream, no stickers, and no ride on the big wheel. {Hero} had stood at the bottom and held the jackets of the others. It had been worth it. It was only a few more weeks.",
      ],
      [
        0,
        "And then something came up that cost exactly as much as was in the jar, to the cent almost, as if somebody had measured it. Nobody had asked {hero} for it. That made it no easier. {He} put the jar under the bed, and then into the wardrobe. One could see it through the door.",
      ],
      [
        2,
        "“It's your money,” they said at home. “You decide.” {Hero} would have preferred it if somebody had forbidden it.",
      ],
    ],
    end: [
      [
        0,
        "It rattled a good deal on the table. “That's too much,” said the other one. “No,” said {hero}, “it's exactly enough, I've counted it.” Nothing else was said about it. But there was a hug which cracked in the ribs, and on the way home the empty jar was as light as a feather.",
      ],
      [
        0,
        "A few days later it stood in front of {hero's} door. There was a button in it, and three cents, and a note: “First instalment.” By evening the neighbours had heard about it, too. It does not take long to fill a jar if a whole street walks past it.",
      ],
      [
        1,
        "The line was crossed in spring. {Hero} did not use it alone. They all had a turn, and the one who had got the money was the first.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|is|were|had always been|became) (?:an? )?(?:very |really |terrible |bad |such a )*(?:sore|bad|poor) loser|(?:hated|hates|could not stand|cannot stand|could not bear|cannot bear) (?:losing|to lose)|(?:got|gets|became) (?:so )?(?:angry|furious|mad) when(?:ever)? (?:he|she|they|i) (?:lost|loses|lose)",
    ),
    idea: /^(?!.*\b(?:football|soccer|tennis|race|races|racing|chess|champion\w*|match|boxer|king|queen|casino|poker|hare|coach)\b)/is,
    after: [
      [
        1,
        "The red one was thrown out two squares before home. There was a second of silence. They all knew it, that second. Grandma held on to her coffee, and the cat left the room.",
      ],
      [
        1,
        "Then the board flew. It was a very good throw; it turned over in the air. The pieces went everywhere: into the soup, behind the radiator, one into Dad's collar. “I DON'T CARE ANYWAY!” shouted {hero}, and the door banged, and it was as quiet as after a thunderstorm.",
      ],
      [
        1,
        "It was the same every Sunday. They had begun to let {him} win, by little tricks, with a nudge under the table. {Hero} noticed it. It was even worse than losing. One cannot even throw anything then.",
      ],
      [
        0,
        "“I've invented a game,” said Grandma. “Whoever is thrown out first gets a piece of chocolate, and may give the others a task. Whoever wins has to wash up.” They looked at her. “The throwing-out part,” she said, “is the best part of the game. You've only been on the wrong side of it.”",
        "“Let's play it differently,” somebody said. “Whoever is thrown out first gets a piece of chocolate, and may give the others a task. Whoever wins has to wash up.” Everybody had to think about that for a while.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} {was} thrown out on the very first round. The second of silence came. Everyone held on to something. In {his} stomach it boiled up, and {he} already had a hand on the edge of the board. Then {he} saw the chocolate. “You,” {he} said to Dad, “have to crow like a cock. Out of the window.” Dad did it. Three houses further on, another one answered.",
        "{Hero} {was} thrown out on the very first round. The second of silence came. Everyone held on to something. In {his} stomach it boiled up, and {he} already had a hand on the edge of the board. Then {he} saw the chocolate, and thought of a task. It had to do with crowing like a cock out of the window. Three houses further on, a real one answered.",
      ],
      [
        0,
        "At the end there was nobody who wanted to win. They chased their own pieces into the way of the others and begged to be thrown out. It was {hero} who came in first, quite by mistake. {He} stood at the sink, with foam up to the elbows, and grumbled. “I'm a sore winner,” {he} said. But there had been no flying that evening.",
      ],
      [1, "The piece behind the radiator turned up years later. It is on the shelf, next to the cups."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is|are) (?:having|expecting|going to have) (?:an? |another |twins|a new )?(?:baby|child|twins)?|(?:was|is|were) pregnant|(?:an? |the )(?:new )?baby (?:was|is) (?:coming|on the way|due)",
    ),
    idea: /^(?!(?:an?|the) (?:[a-z]+ )*?(?:woman|wife|couple|queen|nurse|doctor|man|soldier|teacher|midwife)\b)(?=.*\b(?:baby|pregnant|twins|expecting)\b)/is,
    after: [
      [
        1,
        "“Before long there'll be one more of us,” it was said. {Hero} counted. There were four chairs, and all four of them were taken, if one put the bear on one. Nobody had noticed that one was missing.",
      ],
      [
        1,
        "The cot came down from the attic, and {hero} had to give up the blanket with the ducks. “You're big now,” they said. In the shop the bill was in the bag. {Hero} looked to see whether it said how long one could bring it back. It was only valid for the blanket.",
      ],
      [
        0,
        "So {hero} wrote a letter to be on the safe side, and read it out to Mum's belly, loudly, so that it could be heard inside. “Dear baby,” it said. “It is rather full here. There is kohlrabi. At your place it is warm. Think about it.” There was a pause. Then something kicked {him} in the ear.",
      ],
      [
        2,
        "“Was that an answer?” asked {hero}. “I believe so,” said Mum. “What did it say?” {Hero} rubbed {his} ear. “That it's coming anyway,” {he} said. One had to give it that: it was not afraid of much.",
      ],
    ],
    end: [
      [
        0,
        "In the nights after that there were negotiations. {Hero} lay beside the belly and explained the rules: not the red car. Not the top shelf. In return it would be shown how one gets biscuits without a stool. With some things it kicked, and then they had to begin again from the top.",
      ],
      [
        0,
        "When it lay there at last, as long as a loaf and just as warm, it opened one eye. {Hero} said something into its ear, quite quietly. “It knows me,” {he} said. “It's the one from before.” Nobody took anything back to anywhere.",
      ],
      [
        1,
        "It has got the blanket with the ducks. The bear sits on the floor now, of his own free will. And the rules hang above the cot, for later, when somebody can read.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:first|very first) (?:night|sleepover|weekend|time)(?: (?:alone|away|sleeping|staying|without)[^.,]*)?|(?:slept|sleeps|stayed|stays|spent the night|was to sleep|had to sleep) (?:alone |over )?(?:at|with) (?:his|her|their|my )?(?:grandma|grandpa|gran|granny|oma|opa|grandparents|aunt)[^.]*",
    ),
    idea: /\b(?:grandma|grandpa|gran|granny|oma|opa|grandparents|aunt|nana)\b.*\b(?:home|sleep|night|scared|afraid|miss\w*)\b|\bfirst night\b.*\b(?:grandma|grandpa|gran|granny|oma|opa|grandparents|aunt|nana)\b/i,
    after: [
      [
        1,
        "Until supper it was splendid. There were pancakes at a time when there are no pancakes, and nobody said a word about washing. But then the lamp with the fringe was switched on, and outside it was blue, and it was time to say good night to people who were not there.",
      ],
      [
        1,
        "The bed was as high as a ship. The clock in the hall said something every second, and it was always the same. And the pillow smelled of cupboard. {Hero} lay quite stiff. “My stomach hurts,” {he} said into the dark. “It wants to go home.”",
      ],
      [
        0,
        "There was no “But you're a big child now.” There was only a dressing gown that sat down on the edge of the bed. “I understand that,” it said. “I've got my coat hanging ready, and the car key's in it. We can go at any time. But first I must have some cocoa. I never drive without cocoa.”",
      ],
    ],
    end: [
      [
        0,
        "Cocoa takes quite a while if one makes it with real milk. While it got warm, they looked at the photograph in the hall: a boy with a bandage round his head. “That's your father,” it was said. “He swallowed a bee. He wanted to go home, too, and he was at home.” {Hero} had to hear the whole of it, and then the one with the goat, and then the bee once more.",
        "Cocoa takes quite a while if one makes it with real milk. While it got warm, there was a story about a bee that somebody in the family had swallowed. {Hero} had to hear the whole of it, and then the one with the goat, and then the bee once more.",
      ],
      [
        0,
        "“So, now we can go,” it was said then. There was no answer. {Hero} lay across the whole bed, with a brown moustache, and slept. The coat was hung back on its hook, quite softly. The key stayed in the pocket, just in case.",
      ],
      [
        1,
        "“Was it bad?” they asked at home. “My stomach wanted to go home,” said {hero}. “But then it fell asleep. I didn't like to wake it.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|gets|were|was|had got|became|lost) (?:completely |hopelessly |their way |his way )?(?:lost)?(?: while| when| on| in| during)? ?(?:hiking|the mountains|the forest|the woods|a walk|a hike)[^.]*",
    ),
    idea: /^(?=.*\b(?:lost|lose|way)\b)(?=.*\b(?:(?:father|dad|mother|mum|mom)\b.*\b(?:daughter|son|me|I)\b|(?:daughter|son)\b.*\b(?:father|dad|mother|mum|mom)\b|two (?:brothers|sisters|siblings)\b|(?:brother and|twin) sisters?\b|(?:his|her|my) (?:brother|sister)\b))/is,
    after: [
      [
        1,
        "“It must be to the left here,” was said at the fork. It was the first sentence in an hour. At the next fork it was to the left again. When they came past the same dead tree for the third time, even the tree looked a bit embarrassed.",
      ],
      [
        1,
        "The telephone showed one bar, then none, and then only a black face with one's own face in it. “You've got the map.” “No, you've got the map.” They looked at one another. The map lay on the kitchen table. Both of them saw it quite clearly.",
      ],
      [
        0,
        "Then it began to drizzle. Under an overhanging rock there was room for exactly two, if they sat closely. In the one rucksack there was half a bar of chocolate, and in the other one there was a single headphone.",
      ],
      [
        2,
        "“What are you listening to, anyway?” It could be heard that it was really a question. Half of it was passed over. For a while there was only a small, thin music, in one ear each, and the rain for the other one.",
      ],
    ],
    end: [
      [
        0,
        "It is easier to talk if one does not have to look at each other. They both looked at the rain. They started with the music, and by the time the chocolate was gone, they had got to the thing that it had really been about, all those months. It took a long time. There was nobody there who could have slammed a door.",
      ],
      [
        0,
        "When it cleared up, there was a village at the bottom, not two kilometres away, with a church tower that they ought to have seen the whole time. “There's the path,” said the one. “There's no hurry,” said the other one. And so they sat there until the rock was dry.",
      ],
      [1, "The map was left at home the next time, too. Neither of them had forgotten it."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "christmas tree (?:fell|falls|burned|burnt|was (?:stolen|gone|too|eaten)|broke|toppled|was missing|did not)[^.]*|(?:had|have|there was) no christmas tree|(?:forgot|could not find|could not afford) (?:to buy )?(?:an? |the )?christmas tree",
    ),
    after: [
      [
        1,
        "It happened at ten to six, when the shops had just closed. There was a silence, filled only with the tinkling of a bauble that rolled the whole way down the hall and came to rest against the front door.",
      ],
      [
        1,
        "They stood around it, all in their good shirts. “Grandma is coming at seven,” said Mum. “The star's still all right,” said Dad, and held up a star with three points. The smallest one had already gone out of the room. There was a rummaging in the broom cupboard.",
      ],
      [
        0,
        "A broom, upside down in the umbrella stand, is not so different if one screws up one's eyes. Eleven green socks were clipped to it with pegs. Cotton wool came out of the bathroom, and spoons were hung up, because they glitter. At the very top, on the stick, sat a toilet roll with wings.",
      ],
      [
        2,
        "“It's a bit thin,” said somebody. “It's a very rare kind,” said somebody else. “It doesn't lose its needles.”",
      ],
    ],
    end: [
      [
        0,
        "Grandma came at seven. She took off her glasses, cleaned them, and put them on again. “In the winter after the war,” she said, “ours was a coat stand. I've never told you that, because I thought that you would laugh.” She pulled off one of her own socks, a red one, and hung it up. Then they sang, and the spoons tinkled along.",
      ],
      [
        0,
        "The presents lay beneath the bristles. One could sweep them together at the end, which was very handy. And the angel with the toilet roll looked down on it all, a little crooked, with an expression as though it had meant it to be like that.",
      ],
      [
        1,
        "They have had a proper one again since then, every year. But it stands in the second-best place. In the best place stands the broom.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had|has|have) (?:an? )?(?:[a-z]+ )?(?:imaginary|invisible) (?:friend|dog|brother|sister|animal|cat)[^.]*",
    ),
    after: [
      [
        1,
        "At table there was an extra place, with a fork. No peas, please, that had been made clear, and nobody was to knock before coming in. One was not allowed to sit on the left end of the sofa. If it was done all the same, there was a scream.",
        "At table there was an extra place, with a fork. One was not allowed to sit on the left end of the sofa, because somebody was lying there. If it was done all the same, there was a scream.",
      ],
      [
        1,
        "It was handy in many ways. Who had left the tap running? Who had cut a hole in the curtain? “That wasn't me,” said {hero}, and looked sadly at the air beside {him}. “I said: don't. But nobody listens to me.”",
        "It was handy in many ways. Who had left the tap running? Who had cut a hole in the curtain? There was always somebody who had done it, and who was always just out of the room.",
      ],
      [
        0,
        "When the blue vase lay on the floor, in eleven pieces, Mum bent down. She did not speak to {hero}. She spoke to the empty chair. “That was Grandma's,” she said. “I'm not angry. I'm sad. Please think about what you can do.” The chair said nothing. It became very quiet in the kitchen.",
        "When the blue vase lay on the floor, in eleven pieces, somebody bent down to the empty chair. “That was Grandma's,” it was told. “I'm not angry. I'm sad. Please think about what you can do.” The chair said nothing. It became very quiet in the kitchen.",
      ],
    ],
    end: [
      [
        0,
        "In the evening there was somebody in pyjamas on the doorstep of the living room, with the glue in one hand. “It was only me,” {hero} said. “There was nobody else.” It was a long sentence for somebody with so few teeth. “Thank you,” Mum said. “And thank your friend, too. It's not easy to be blamed for so many things.”",
        "In the evening a vase stood on the table, with a great deal of glue on it and a note. “It was only me,” it said. Nobody said anything about it. They laid the fork a little straighter, at the extra place.",
      ],
      [
        0,
        "After that there was an extra place less often. A real friend had moved in next door, one who liked peas. On the last evening there was a good-bye at the window, with a lot of waving. “There's a new job,” it was explained. “With a child who's got nobody.” The vase leaks. They put dry flowers into it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:won|wins|got|gets|received|was given) (?:an? |the |first )(?:[a-z]+ )?(?:prize|award|medal|trophy|praise|cup) (?:in|at|for) [^.]*(?:that|which) (?:his|her|my|someone|somebody|another|was not|had been|\\p{Lu})[^.]*",
    ),
    after: [
      [
        1,
        "It had been a mix-up. Two sheets had lain on the table, and one of them had gone into the wrong envelope. When the letter came, everyone in the kitchen cheered so loudly that one could not get a word in. And after five minutes it was already too late for the word.",
      ],
      [
        1,
        "There was a photograph in the newspaper. There was a cake with it on top in icing. {Hero} cut it, and gave the biggest slice to the one who had really done it. The slice was eaten without a word. That was the worst of it: there was no word.",
      ],
      [
        0,
        "“How did you get the idea with the blue?” asked the neighbour. {Hero} had not even noticed that there was any blue in it. “It just came,” {he} said. Two rooms away a pencil was put down.",
        "“How did you get the idea?” asked the neighbour. {Hero} had not had any idea at all. “It just came,” {he} said. Two rooms away a door was closed, quite quietly.",
      ],
    ],
    end: [
      [
        0,
        "At the ceremony {hero} {was} called onto the stage. The medal was cold, and it was heavier than it had looked. In the third row sat somebody who was looking at the floor. “This isn't mine,” {hero} said into the microphone. It whistled. “It was in the wrong envelope. I should have said so straight away. I liked it so much that you were all looking at me.”",
      ],
      [
        0,
        "{He} went down the steps, along the third row, and hung it round the right neck. Nobody clapped at first. Then everyone did, and it was not quite clear for which of the two. “Do you want to know about the blue?” it was whispered. “Yes,” {hero} whispered. “Tell me.”",
        "{He} went down the steps, along the third row, and hung it round the right neck. Nobody clapped at first. Then everyone did, and it was not quite clear for which of the two.",
      ],
      [
        1,
        "The cake had long been eaten. So a second one was baked, with another picture on it. It showed two people, and one of them had an envelope for a hat.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|is|were) (?:very |terribly |badly |so )?allergic to (?:cats?|fur|animals)|(?:had|has) an? (?:cat|animal|fur) allergy",
    ),
    idea: /^(?!.*\b(?:knight|king|dragon|vet|wizard|girlfriend|boyfriend|wife|husband|marr\w+|witch|zoo|shelter|librarian)\b)/is,
    after: [
      [
        1,
        "It sat on the doormat, grey and with one bent ear. “Atishoo,” said {hero}. It took that for a greeting, got up, and rubbed against {his} leg. “Go away! Atishoo! I can't… atishoo!” It had never been spoken to at such length.",
      ],
      [
        1,
        "The next day it was back, and it had brought something, a mouse, a bit chewed. {Hero} had eyes like tomatoes. There were five other children in the house who would have given anything to be visited by it. It walked past all of them with its tail up.",
      ],
      [
        0,
        "{Hero} changed doors. {He} changed {his} jacket. {He} went to school by way of the car park. It was always there already, on a wall, with its paws together, and looked at {him} as if {he} were a bowl of cream.",
      ],
      [
        2,
        "The doctor had a spray and a list. “Two metres apart,” he said. “And never indoors.” {Hero} drew a line on the pavement with chalk, two metres from the bench. “You there, me here,” {he} said. It looked at the line. It sat down exactly behind it.",
      ],
    ],
    end: [
      [
        0,
        "They have been meeting like that ever since, at four o'clock, with the wind coming from the right side. {Hero} sits on the bench and reads aloud, and on the other side there is purring, quite loudly, so that it carries across. If {he} stops, a paw comes over the line. If {he} looks up, it is gone again.",
        "After that there was a meeting every day at four, with the wind coming from the right side. On the bench there was reading aloud, and on the other side of the line there was purring, quite loudly, so that it carried across.",
      ],
      [
        0,
        "One cannot stroke across two metres. But in winter there was a box behind the line, with a window, a rag and a name on it. “Atishoo,” it said there, in big letters. It answers to that. It is what it has always been called.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:school|everything|lessons|class(?:es)?) (?:was|were|is|got) (?:cancelled|canceled|closed|off)(?: (?:because of|due to)[^.]*)?|(?:built|builds|build) (?:the |an? )?(?:biggest |huge |giant |enormous |real )*(?:igloo|snow ?(?:castle|fort|dragon|house))[^.]*",
    ),
    idea: /\b(?:snow\w*|igloo|ice|winter)\b/i,
    after: [
      [
        1,
        "It came over the radio, at ten to seven, between the weather and the traffic jams. There was a second of silence in the whole street. Then eleven doors opened at once, and out came everything that can be used for shovelling: spades, trays, a soup ladle and a baby bath.",
      ],
      [
        1,
        "The big ones cut the blocks, with Grandpa's saw. The middle ones carried. The little ones filled the cracks and got filled in with them now and then. “Where's Paul?” “In the wall.” They took out two blocks, and Paul got a sandwich.",
      ],
      [
        0,
        "By noon it came up to their chests. By three one could no longer see out. Somebody's mother brought tea, somebody's father had only wanted to have a look and was now lying on his back inside, holding up the ceiling with both feet. “Is it meant to weigh so much?” he asked.",
      ],
    ],
    end: [
      [
        0,
        "When the last block sat in the roof, they let go all together, at three. It held. Thirty-one children fitted in, and one dog. With a single candle it became as bright as day in there, blue all around, and every breath glittered. Nobody said anything for a bit. That had never happened before, with thirty-one of them.",
      ],
      [
        0,
        "In the night the stars were so close that one could hear them crackle. The grown-ups stood outside with red noses and made excuses to look in. “Just to see whether it's safe,” they said, and stayed in there until the candle had burned down.",
      ],
      [
        1,
        "School went on the next day. The igloo was there until March. It got smaller and smaller, and in the end there was only room in it for a snowball. They put that into the freezer.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted|wants|wished|wishes|would like|dreamed)(?: (?:that|to have|for|of having))? (?:his|her|their|to be|to have|he were|she were|he was|she was)?[^.]*?(?<part>ears|nose|freckles|hair|feet|teeth|legs|belly|curls|smaller|taller|bigger|shorter|tall|big)(?: (?:to be|were|was) [a-z]+)?(?=[.,]|$)|(?:hated|hates|was ashamed of|is ashamed of|did not like) (?:his|her|my) (?:[a-z]+ )?(?<feature>ears|nose|freckles|hair|feet|teeth|legs|belly|curls|red hair)",
    ),
    of: "people",
    idea: /\b(?:his|her|my) (?:[a-z]+ )?(?:ears|nose|freckles|hair|feet|teeth|legs|belly|curls|red hair)\b|\b(?:wants?|wish\w*) to be (?:taller|bigger|tall|smaller|stronger|normal)\b/i,
    after: [
      [
        1,
        "In the morning the bathroom was occupied for a long time. In there stood {hero} in front of the mirror, with sticky tape, with a cap, with a scarf, from the left, from the right. Whatever {he} did, it was still {him}.",
      ],
      [
        1,
        "In the class photograph it was what one saw first. At any rate {hero} saw it first. {He} put a thumb over it. Then it was quite a nice photograph, with a thumb in it.",
      ],
      [
        0,
        "“I want to be like the others,” {hero} said to {ahelper}. “Which of them?” {He} thought about it. One of them could not say an s. One of them was the tallest and always had to be the back end of the horse. One of them had put a thumb over something, too; {he} had seen it when they handed the photographs round.",
      ],
      [
        2,
        "At home there was an old picture on the piano. It showed somebody in a uniform with a big moustache, and under the moustache, and on both sides of it, everything was exactly the same as in the bathroom mirror. “Your great-grandfather,” it was said. “The whole village recognised him from the other side of the river.”",
      ],
    ],
    end: [
      [
        0,
        "Then came the day in the fog, on the class outing, when nobody could see a hand before their eyes. “Here!” called the teacher. “Where?” called the others. And then somebody saw something in the grey, quite far off, only an outline. “That's {hero}!” they shouted. “It can't be anyone else! Over there! After {him}!” And out of the fog came twenty-two children, one after another, and held on.",
      ],
      [
        0,
        "In the evening {hero} stood in front of the mirror again. {He} had a good look. “Hm,” {he} said then, and turned {his} head a little to the light, as one does with something that one has had for a long time and has not looked at properly. The bathroom was free after four minutes.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:learned|learns|learnt|tried|tries|wanted|began|started|decided)(?: how)? (?:to )?(?:bake|baking|cook|cooking)[^.]*(?:because|since|after|when) (?:his|her|my) (?:late )?(?<wife>wife|husband|grandma|mother|mum|mom|grandmother)[^.]*(?:died|has died|had died|was gone|passed away|dead|miss\\w*)[^.]*",
    ),
    after: [
      [
        1,
        "There was a recipe. It hung on the inside of the cupboard door, in a round hand, with a fat spot on it. “Flour as usual,” it said. “Apples, not too many. Bake until done.” {Hero} read it several times. The most important things were all missing. They had been in two hands.",
      ],
      [
        1,
        "“As usual” was too much at first and then too little. “Until done” was two hours, according to the smoke. The neighbour was given the first one. She said that it was interesting, and she has had a new tooth since then.",
      ],
      [
        0,
        "{Hero} sat at the kitchen table among the flour and talked to the cupboard door. “How much is not too many?” {he} asked. It was quiet. But it was good to ask something in this kitchen again.",
      ],
      [
        2,
        "So {he} went round and asked those who had eaten of it. “There was something in it that crunched,” said the postman. “It was warm,” said the girl from upstairs, “and you got the end piece if you'd been crying.” {Hero} wrote everything down. It became quite a long recipe.",
      ],
    ],
    end: [
      [
        0,
        "On the nineteenth try there was suddenly that smell. It went through the kitchen, down the hall and under the door. {Hero} stood still with the oven cloth in {his} hand. For one breath it was as if somebody were in the next room and were about to come in.",
      ],
      [
        0,
        "It was not the same cake. It had sunk in the middle, and it crunched in other places. But there was a ring at the door, and then another one: the postman, the neighbour, the girl from upstairs. They all had smelled it. “Who gets the end piece?” asked the girl. They looked at {hero}. “Today,” said the neighbour, “I think it's you.”",
      ],
      [
        1,
        "Every Sunday there is a light on in there now. Below the old recipe hangs a new one. “Flour as usual,” it says. “And enough plates.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "got (?:an? )?(?:better|bigger|nicer|more|the bigger|the better|the biggest)[^.]*(?:present|presents|gift|room|piece|slice|ice cream|pocket money|bike|toys?)[^.]*|(?:was|were|is|felt) (?:so |very )?jealous of (?:his|her|my) (?:[a-z]+ )?(?:brother|sister|twin|sibling|cousin)[^.]*",
    ),
    idea: /^(?=.*\b(?:brother|sister|twin|cousin|sibling)s?\b)(?=.*\b(?:presents?|gifts?|birthday|christmas|toys?|parcels?|bike)\b)/is,
    after: [
      [
        1,
        "Both parcels had been the same size, with the same paper. That made it worse. One tore, one looked, and then one looked over at the other side. It glittered over there. Over here it was brown, and it had to be put together first.",
      ],
      [
        1,
        "“Thank you” is what one has to say, and it was said. It tasted like soap. All afternoon it whirred and blinked on the other side of the room, and whoever came in said “Wow!” in that direction.",
      ],
      [
        1,
        "In the evening there was a line of tape on the carpet, and on this side of it there was somebody who did not care at all, and did it so loudly that it could be heard downstairs.",
      ],
      [
        0,
        "On the second day it stopped blinking. It whirred once more, and then it lay there on its back. “It can't do anything else,” it was said from over there, rather small. “It could only do that.” On the brown side, meanwhile, something had been put together, for lack of anything better to do. It had wheels. It could be a crane, and then a ship, and it was only on page three of forty.",
      ],
    ],
    end: [
      [
        0,
        "“May I see?” came from across the tape. It would have been the moment for a “No,” a long one, that had been saved up for two days. “Only if you hold this,” it was said instead. It really did need three hands.",
      ],
      [
        0,
        "By evening there was a thing in the middle of the room, as tall as a chair, made of all forty pages, with the glittering one on top as a lighthouse. It blinked again; somebody had turned over the battery. The tape on the carpet was needed for the sail.",
      ],
      [
        1,
        "“And which was the better present?” asked Grandma on the telephone. They had to think. By then they could no longer tell them apart.",
        "“And which was the better present?” asked Grandma on the telephone. It could no longer be told, because by then it was only one.",
      ],
    ],
    isWhole: true,
  },
];
