import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Own wings, hidden rooms, shared cats, duels, and what is wanted only by the right one. */
export const carriedAway: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:builds?|built|makes?|made|invents?|invented|constructs?|constructed|sews?|sewed) (?<craft>(?:an?|the) (?:[a-z]+ ){0,2}?(?:kite|balloon|plane|airplane|aeroplane|glider|umbrella|wings|flying [a-z]+)) (?:that|which|to|and) (?:can |could |would )?(?:carr(?:y|ies|ied)|take[s]?|took|fl(?:y|ies)|flew|brings?|brought|lift(?:s|ed)?|travels?|travelled|sails?|sailed|cross(?:es|ed)?)\\b[^.]*?(?<over>(?:over|across|to|through|above|under|around|into) (?:the|an?) [^.,;]+)",
    ),
    after: [
      [
        0,
        "It was made of what there was: a curtain, the slats of a bed, and a zip that had once belonged to a tent. “And that is supposed to hold?” they asked. {Hero} hung on to it with {his} whole weight. It held. Strictly speaking only the door handle held, but that came to the same.",
      ],
      [
        1,
        "The first time {he} got as far as the hedge. The second time {he} got as far as the hedge as well, only from the other side. “Wrong wind,” {he} wrote in a notebook. After that {he} wrote: “Too much breakfast.”",
      ],
      [
        1,
        "Then came a morning on which the grass lay down all in one direction. {Hero} ran until {he} noticed that {he} was still running although there was nothing there any more to run on. {He} looked down. That was a mistake. {He} looked ahead. That was better.",
      ],
      [
        2,
        "There was the school, and there was a very small postman with a very small bag. From above one could see that all the ways in the village led to each other; one never notices that if one goes along them. It was cold, and it was so quiet that {he} could hear the zip.",
      ],
      [
        0.5,
        "In the middle of it all, where it is highest, the slats began to hum. A goose came up beside {him} and looked. “You're flying too straight,” said her whole face. There was a crack. On the left something was fluttering that ought not to have fluttered, and below {him} there was only white.",
      ],
    ],
    end: [
      [
        0,
        "So {he} did what the goose did. {He} leaned over. {He} shut {his} eyes and felt for where it carries, as one feels for a step in the dark, and there it was, warm, from below. They went round and round, the two of them, with half a curtain, higher than before, and then it opened out ahead, green, and down there was everything that lies on the other side.",
      ],
      [
        0.7,
        "{He} landed in somebody's washing. “Where do you come from?” asked the woman with the pegs. {Hero} pointed. She looked up, and then for a long time at {hero}, with a vest on {his} head. “I've always wanted to know what's behind there,” she said. “Us,” said {hero}.",
      ],
      [
        1,
        "They wave to one another now, with sheets, in fine weather, from over here and from over there. And up in between a goose flies a bit crookedly, in case somebody should come.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|discovers?|discovered|comes? across|came across|stumbles? upon|stumbled upon) (?<object>(?:an?|the) (?:tiny |secret |hidden |mysterious |little |locked |old |forgotten |strange |small |rusty )+(?:[a-z]+ )?(?:door|trapdoor))\\b(?: (?<whereabouts>(?:in|under|behind|inside|at|on|beneath) [^.,;]+))?",
    ),
    after: [
      [
        0,
        "If the light had not fallen in just then, from the side, at a quarter past three, {he} would never have seen it. {Hero} waited until nobody else was there. Then {he} knelt down and laid an ear to it. It was warm. And something in there had just stopped moving.",
      ],
      [
        1,
        "{He} did not tell anybody about it. {He} came again the next day, at a quarter past three, and brought something with {him}: a crumb, to begin with. When {he} looked again, it was gone. In its place there was a full stop, in ink, no larger than a poppy seed.",
      ],
      [
        1,
        "{He} put down a pencil lead. The day after that there was a word. “Who?” it said. One needed a magnifying glass. {Hero} wrote {his} name on a slip of paper, as small as {he} could, and it was still as big as a house. “Don't shout,” was written underneath the next day.",
      ],
      [
        2,
        "So it went on. “Since when have you lived here?” “Since the first coat of paint. What is the rumbling in the morning?” “That's us.” “And the singing?” “That's us, too.” “Oh,” it said. “We always open the windows then.”",
        "So it went on, question by question. “What is the rumbling in the morning?” “That's us.” “Oh,” it said. “And the singing?” “That's us, too.” “We always open the windows then.”",
      ],
      [
        0.5,
        "Then the painters were to come: everything was to be painted and filled in, all the cracks, all the holes. {Hero} heard it twice and did not want to believe it. On the floor lay a slip of paper, and the writing was shaky. “We can't read it from below,” it said. “Is it something nice?”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} told them the truth, as quietly as {he} could. That same night {he} came with a torch and a shoe box, and had laid it out with cotton wool. {He} turned round, since that had been asked of {him}. There was a rustling, and it took a while; there were a good many of them. Something brushed against {his} thumb. It might have been a hand.",
      ],
      [
        0.7,
        "They live under the loose board now, right beside {hero's} bed. The painters found nothing but a wall. “Look at that,” said one of them. “Somebody has hung curtains in there.” They thought that it was a joke.",
      ],
      [
        1,
        "At a quarter past three the light falls in, here too. When {hero} practises singing, {he} hears how somewhere a very small window is opened.",
        "When {hero} practised singing after that, one could hear a very small window being opened somewhere.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "^(?:two|both|the two) (?:[a-z]+ ){0,2}?(?<sharers>[a-z]+s) (?:share[sd]?|feed|fed|love[sd]?|look after|looked after|own(?:ed)?|water(?:ed)?|write|wrote|borrow(?:ed)?|use[sd]?) (?<shared>(?:the same |an? |the )(?:[a-z]+ )?(?:cat|tomcat|kitten|stray))\\b[^.]*?(?:without knowing|and do not know|and did not know|without ever meeting|but have never met|but never met)[^.]*",
    ),
    after: [
      [
        0,
        "The one lived on the left, and the other lived on the right, and the wall between them was thin. They knew each other's coughs. Otherwise they said “Morning” when they met on the stairs, and looked at the letter boxes.",
      ],
      [
        1,
        "“There you are,” said the one at eight and filled a bowl. “There you are,” said the other at half past nine and filled a bowl. On the left the name was Mimi, and on the right it was Colonel. The doctor had spoken of a diet. Neither of them could understand it.",
        "“There you are,” said the one at eight. “There you are,” said the other at half past nine. Each of them had a name for it, and neither of them had ever said it aloud to anybody else.",
      ],
      [
        1,
        "It was the best hour of the day. One can tell things to somebody like that which one would not even write down. The one told about a wedding that had come to nothing. The other told about a son in Canada. In the night it was all carried to and fro across the balcony.",
      ],
      [
        2,
        "At Christmas there were two presents. “Odd,” thought the one, when Mimi came home with a red bow. “Odd,” thought the other, when the Colonel smelled of salmon.",
        "Now and then one of them noticed something, a bow, a smell, a scratch that had not been there before. “Odd,” thought the one. “Odd,” thought the other.",
      ],
      [
        0.5,
        "Then it got to be eight, and then half past nine. The bowls stayed full. It had begun to snow. At eleven a door opened on the left, and at the same moment one opened on the right. They stood on the landing, each with a torch, in their dressing gowns. “I'm looking for …” they said. Then they both stopped, because they had noticed what the other one was holding: a small blue dish.",
      ],
    ],
    end: [
      [
        0,
        "They found it behind the boiler, fast asleep, as round as a cushion. They sat down on the steps, one on the left and one on the right of it, because neither of them could be the first to carry it away. “So it's you,” said the one. “With the salmon.” “And you're the one with the wedding,” said the other. It slipped out. Then it was quite still, and both of them went red. “Canada's far,” said the one after a while.",
      ],
      [
        0.7,
        "They had tea at midnight. They had so much to say that it turned out to be morning. They had told each other everything long ago; it had only taken the long way round.",
      ],
      [
        1,
        "There is one bowl now. It stands exactly in the middle, and there is a hole in the wall for it. The diet is working. It is called Colonel Mimi.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:challenges?|challenged) (?<rival>(?:an?|the|his|her) (?:[a-z]+ )??[a-z]+) to (?:an?|the) (?<match>(?:[a-z]+ )?(?:duel|fight))\\b[^.]*",
    ),
    idea: /\b(?:wind)?mill|giant|golem|robot|statue|troll\b/i,
    after: [
      [
        0,
        "“Tomorrow at sunrise,” {hero} had said, and it had sounded good. {He} had not thought any further than that. Now it was the evening before, and {he} was oiling something that was oiled already.",
      ],
      [
        1,
        "{He} asked people how one does it. “With courage,” said the smith. “With breakfast,” said his wife. An old man by the well had once done it himself, in his youth. “And? Did you win?” “I've still got both ears,” said the old man. “One can look at it like that.”",
      ],
      [
        1,
        "At sunrise they were all there, with cushions and hard-boiled eggs. {Rival} was there as well, and was bigger than {hero} remembered, and said nothing. That was the worst of it. One can't do anything against somebody who says nothing.",
        "At sunrise they were all there, with cushions and hard-boiled eggs. The other side was bigger than {hero} remembered, and said nothing. That was the worst of it. One can't do anything against somebody who says nothing.",
      ],
      [
        2,
        "The first round was over quickly. {Hero} lay on {his} back and looked at a lark. In the second round {he} had a plan. The plan lay beside {him} afterwards.",
      ],
      [
        0.5,
        "“Give up!” they called. “It's no shame.” {Hero} got up for the third time. {His} knees were soft, and something had come loose and was hanging down. {He} looked up at {his} enemy, and for the first time {he} looked properly. Something creaked up there. It creaked like something that has been alone in the wind for a very long time, and that does what it does because it can't do anything else.",
      ],
    ],
    end: [
      [
        0,
        "“What do you actually want from me?” asked {hero}. There was no answer, only the creaking. {He} dropped what {he} had in {his} hand. {He} fetched the oil, climbed up, with everybody holding their breath, and found the place. Two drops. It became so quiet that one could hear the lark. And then everything moved again, quite lightly, and a breath of wind went over all their faces, and it smelled of flour.",
        "“What do you actually want from me?” asked {hero}. There was a long pause. “That somebody comes,” was the answer at last. “You're the only one who has ever come back for a third time.” {Hero} dropped what {he} had in {his} hand, and sat down. There was room for two on that stone.",
      ],
      [
        0.7,
        "“So who's won?” they wanted to know. They had bet on it, with eggs. {Hero} had sat down in the shade with {his} back to {his} enemy, and it was a very comfortable place to lean. “Both of us,” {he} said.",
      ],
      [
        1,
        "They fight every year, at sunrise, for the look of the thing. {Hero} brings the oil. The old man by the well keeps the score, and at the moment he has got both of them down as having both ears.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:makes?|made|builds?|built|carves?|carved|invents?|invented|creates?|created) (?<unwanted>(?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:toys?|dolls?|puppet|bear|game|figure|music box|lamp|thing)) (?:that|which) (?:nobody|no one|no child|no-one) (?:wants?|wanted|likes?|liked|buys?|bought|understands?|understood|reads?|needs?|needed|plays with|will buy)\\b[^.]*",
    ),
    after: [
      [
        0,
        "{He} had made it exactly as {he} had seen it, at night, between sleeping and waking. It had been the most beautiful thing that {he} could imagine. “What is it?” everybody asked. {Hero} had been so sure that one would see that.",
      ],
      [
        1,
        "It stood right at the front, for a week, then further back. “Can't you make something else?” asked the head of the workshop, not unkindly. “Something with wheels?” {Hero} made something with wheels. It went at once. {He} made twelve more of them.",
        "It stood right at the front, for a week, then further back. “Can't you make something else?” they asked, not unkindly. {Hero} made something else. It went at once. {He} made twelve more of them.",
      ],
      [
        1,
        "But in the evening, when the others had gone, {he} took it down from the shelf and wiped off the dust. {He} even changed something here and there, to please people. Then {he} changed it back again.",
      ],
      [
        2,
        "“Throw it away,” said the broom. “It only takes up room.” {Hero} had {his} hand on the lid of the bin. {He} could not say why {he} did not.",
      ],
      [
        0.5,
        "It was on the last evening, and the last one in the queue was a child who did not want anything. One could see that. It had been brought along. It did not speak, not since the winter; its aunt explained that over its head. It looked at the wheels, it looked at the bears. And then it looked past {hero}, at the very top, right at the back, and lifted one finger.",
      ],
    ],
    end: [
      [
        0,
        "“That one? But nobody knows what it is!” said the aunt. The child knew. It held it in both arms and turned it, as one has to turn it, and found the place that {he} had only ever told the dust about. “I dreamed that,” said the child. The voice was a bit rusty. The aunt had to sit down on the wheels.",
      ],
      [
        0.7,
        "{Hero} did not want any money for it. They stood there for a while longer, the two of them, and talked about details. “There's another one,” said the child, “with a roof.” “I know,” said {hero}.",
      ],
      [
        1,
        "{He} has a shelf of {his} own now, high up, right at the back. Nobody buys anything from it. Somebody comes for each of them, though. It only takes a while, now and then.",
        "{He} was given a shelf of {his} own, high up, right at the back. Somebody came for each of the things on it. It only took a while, now and then.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:dreams?|dreamed|dreamt)(?: (?<often>every night|each night|always|again and again|over and over))?(?: (?:every|each) night)? (?:of|about) (?<dreamt>(?:the same|an?|the) (?:[a-z]+ )?(?:island|house|castle|forest|garden|place|mountain|lighthouse))\\b[^.]*",
    ),
    of: "people",
    idea: /\b(?:(?:every|each) night|always|again and again|over and over|the same|recurring)\b/i,
    after: [
      [
        0,
        "{He} knew it by heart by then. On the left there was a white stone, and behind it the path began. {He} never got further than the bend. Just when {he} could nearly see what was behind it, the alarm clock rang.",
      ],
      [
        1,
        "“You dreamed that,” they said. {Hero} had drawn it. {He} had drawn it so often that {he} no longer needed to look at the paper. {He} had gone through every atlas in the library. “There are eleven thousand of those,” said the librarian. “What's it called?” It was not called anything.",
      ],
      [
        1,
        "{He} began to go to bed earlier. At night {he} put on {his} boots. It did not help; one wakes up in boots. But one morning there was sand in them, a good handful, white, and it was still warm.",
      ],
      [
        2,
        "“One can't bring anything back from there,” said {his} grandmother, when {he} showed it to her. She rubbed it between her fingers. Her face turned strange. “Is there a white stone?” she asked. “On the left?”",
        "“One can't bring anything back from there,” they said. Only the very oldest of them rubbed it between two fingers, and the old face turned strange. “Is there a white stone?” was the question. “On the left?”",
      ],
      [
        0.5,
        "That night {he} was not alone there. Somebody was sitting on the stone, a girl with plaits, about as old as {he} was, and she had obviously been waiting for a while. “There you are,” she said. “I never got round the bend by myself.” They took each other's hands. There was already a ringing, quite far off, and it was getting louder. They ran.",
        "That night {he} was not alone there. Somebody was sitting on the stone, about as old as {he} was, and had obviously been waiting for a while. “There you are,” was said. “I never got round the bend by myself.” There was already a ringing, quite far off, and it was getting louder. They ran.",
      ],
    ],
    end: [
      [
        0,
        "Behind the bend there was a house, and the door was open. A lamp was on. At the table they had laid two places, and on each plate lay a slip of paper. {Hero} {was} just able to read it before everything turned white. “Don't hurry so much,” it said. “It won't go away.”",
      ],
      [
        0.7,
        "At breakfast somebody came in late, in a dressing gown, and very much awake. It was {his} grandmother. She had plaited her white hair, for the first time in sixty years. She did not say anything. She only put a slip of paper down beside {his} cup, and the other one was put beside it. It was the same handwriting.",
        "At breakfast the oldest of them came in late, in a dressing gown, and very much awake. Nothing was said. A slip of paper was put down beside {his} cup, and the other one was put beside it. It was the same handwriting.",
      ],
      [
        1,
        "They don't wear boots for it any more. They go barefoot, because of the sand. In the evening one of them says “See you in a minute,” and the other one puts out the light.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:leaves?|left|quits?|quit) (?<behind>(?:the|his|her|its) (?:[a-z]+ )?(?:aquarium|bowl|fishbowl|pond|tank)) (?:to|in order to|because (?:he|she|it) wants? to) (?<quest>(?:see|find|visit|explore|discover|seek|reach|look for) [^.]+)",
    ),
    after: [
      [
        0,
        "It was clean there, and it was warm, and food fell from above at seven. “What more do you want?” asked the others. {Hero} could not have said it. It was only that {he} had already been round everything, and in both directions.",
      ],
      [
        1,
        "The difficult part was the edge. {He} had looked at it for a long time. On the other side everything was blurred. {He} took a run-up, as long as it was possible there, and for a moment {he} was nowhere at all. Then there was a splash, or a thud, and it was much colder than {he} had thought.",
      ],
      [
        1,
        "It was a bucket to begin with, and then a gutter, and after that it went down for quite a while in the dark. {He} met a slipper, and a frog who knew the way and then didn't. “It's large,” said the frog. “How large?” asked {hero}. The frog stretched out his arms, looked at the distance in between, and let them drop.",
      ],
      [
        2,
        "At seven in the evening nothing fell from above. {He} waited a little while, out of habit. Then {he} found out that one can look for it oneself. It tasted of something.",
      ],
      [
        0.5,
        "Then came the last grating, and the current, and behind it a roaring. {Hero} held on to a stalk. {He} thought of the warm corner, and that nobody there would ever find out if {he} turned back now. Everything tugged at {him}. “So,” {he} said to the stalk, “thank you,” and let go.",
      ],
    ],
    end: [
      [
        0,
        "There was no other side. There was nothing that one could have been round. {Hero} went straight on, for the first time in {his} life, and it did not stop, and {he} laughed, because it did not stop. It was green in front and blue behind that, and underneath it got dark, and in the dark there were lights, and they moved.",
      ],
      [
        0.7,
        "“You're new,” said something enormous, that had been a rock until then. “Are you looking for something in particular?” {Hero} thought about it. “No,” {he} said happily. “I'm only just beginning.”",
      ],
      [
        1,
        "Once a year {he} goes back as far as the grating. {He} tells it through the bars, to those who want to hear it. They don't believe a word. But one of them, a very small one, has started looking at the edge.",
        "Once {he} went back, as far as the edge, and told it to those who wanted to hear it. They didn't believe a word. But one of them, a very small one, had started looking at the edge.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:reads?|tells?|told|describes?|described)(?: [a-z]+){0,3}? (?:to|for) (?<frail>(?:his|her|their|the|an?) (?:(?:blind|sick|ill|dying|sleepless|bedridden) (?:[a-z]+ )??[a-z]+|old (?:blind )?(?:man|woman|lady|neighbou?r|grandmother|grandfather|grandma|grandpa|aunt|uncle)))(?=[.,;]|$| (?:who|every|each|in|at|because|and)\\b)",
    ),
    after: [
      [
        0,
        "It had begun with the newspaper. “What's in it?” {frail} had asked, and {hero} had read it out, the weather and the deaths. “That's dry,” was the verdict. “Can't you put something in?” So {hero} put in an elephant.",
        "It had begun with the newspaper, with the weather and the deaths. “That's dry,” was the verdict. “Can't you put something in?” So {hero} put in an elephant.",
      ],
      [
        1,
        "From then on there was something in it every evening. Sometimes it was in a book; more often it was not. {Hero} turned the pages all the same, because of the sound. “You've been on that page for a long time,” was said, with a grin. One can hear very well whether somebody is reading or making it up.",
      ],
      [
        1,
        "“What does the sky look like there?” It had to be exact. “Blue” did not count. It had to be blue as the inside of a mussel, or blue as when one has held one's breath. {Hero} had never looked as much as {he} did that year. During the day {he} went about and collected, so as to have something in the evening.",
      ],
      [
        2,
        "There were evenings when neither of them said anything. Then the pages were turned, one after the other, quite slowly, and both of them knew what it said.",
      ],
      [
        0.5,
        "Then {hero} lost {his} voice. It was only a cold, but there was nothing left, just air. {He} sat down on the edge of the bed, with the book on {his} knees, and turned the pages, and the silence was so large that {he} had to cry. A hand came, felt for the book, and took it away from {him}.",
      ],
    ],
    end: [
      [
        0,
        "It was held upside down, and that did not matter. “Once upon a time,” {frail} began, and it was the one with the elephant. It was all there, every single blue, every mussel. {Hero} lay down, with a cloth round {his} neck, and listened, and saw it for the first time as somebody sees it who does not have to do the telling.",
        "It was held upside down, and that did not matter. “Once upon a time,” it began, and it was the one with the elephant. It was all there, every single blue, every mussel. {Hero} lay down, with a cloth round {his} neck, and listened, and saw it for the first time as somebody sees it who does not have to do the telling.",
      ],
      [0.7, "“You've been on that page for a long time,” whispered {hero}. “It's such a nice one,” was the answer."],
      [
        1,
        "They take turns now. When one goes past in the evening, the window is open, and one hears pages being turned, and sometimes an elephant.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:prepare[sd]?|get ready|got ready|gets ready|store[sd]? food|collect(?:s|ed)? food|gather(?:s|ed)? food|work(?:s|ed)?|build(?:s)?|built|bake[sd]?|plan(?:s|ned)?|repair(?:s|ed)?|decorate[sd]?)\\b[^.]*? (?:for (?<season>(?:the )?winter)) together\\b[^.]*",
    ),
    after: [
      [
        0,
        "There was a list. {Hero} had written it, and {mate} had added to it, and after that it could no longer be read. “Let's begin with the nuts,” it was decided. Nobody can have anything against nuts.",
        "There was a list, and so many had added to it that it could no longer be read. “Let's begin with the nuts,” it was decided. Nobody can have anything against nuts.",
      ],
      [
        1,
        "One of them was strong and the other one was quick. The strong one carried everything to the wrong place, and the quick one carried it back again. By noon it was where it had been in the morning. “We must arrange that differently,” they said, both at the same time.",
      ],
      [
        1,
        "After that the one reached down from above, and the other crept in from below, and in the middle there was a rhythm. It went like a song. They sang it, too; it had only one line, and that was about a spoon.",
      ],
      [
        2,
        "In the breaks they lay in the last sun, back to back, and ate up a little of it, only to see if it was good. It was good. They had to see again.",
      ],
      [
        0.5,
        "When the first frost came, everything was ready, as full as could be, and they stood in front of it and were proud. And then they noticed what was not on the list. There were two doors. “Well, then,” said {mate}, and looked at the one. “Well,” said {hero}, and looked at the other. It was the time for it. One sleeps, each in his own place, and that was how it had always been.",
        "When the first frost came, everything was ready, as full as could be, and they stood in front of it and were proud. And then they noticed what was not on the list. There were two doors. “Well, then,” said the one. “Well,” said the other. Each in his own place, that was how it had always been.",
      ],
    ],
    end: [
      [
        0,
        "Neither of them went. It began to snow, quite softly. “It's a lot for one,” said {mate} after a while. “It's a long winter for one,” said {hero}. They looked at the wall in between. It was only a thin one. It took them ten minutes, and they left it exactly where it fell, because it made such a good table.",
        "Neither of them went. It began to snow, quite softly. “It's a lot for one,” said the one after a while. “It's long for one,” said the other. They looked at the wall in between. It was only a thin one. It took them ten minutes, and they left it exactly where it fell, because it made such a good table.",
      ],
      [
        0.7,
        "In the middle of January the one woke up and did not know why. It was dark. Beside it somebody was snoring, in the rhythm of the song with the spoon. It lay there for a moment longer and listened. It's something that one would otherwise never get to hear.",
      ],
      [
        1,
        "They've got a new list for next year. There's only one thing on it, and one can read it quite clearly: the same again.",
      ],
    ],
    isWhole: true,
  },
];
