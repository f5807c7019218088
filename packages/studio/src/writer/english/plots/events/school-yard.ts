import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Dares, crushes, promises, mean words and stage fright among pupils. */
export const schoolYard: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:was|were|is) (?:always )?(?:the )?(?:slowest|worst|last|smallest|weakest)(?: (?:runner|swimmer|one|player|jumper|climber))?(?: (?:in|at|of|on) [^.]*)?|(?:came|comes|finished|finishes) (?:in )?last",
    ),
    idea: /\b(?:sports? day|race|run(?:ner|ning)?|relay|sports|PE|gym|swim\w*|marathon)\b/i,
    after: [
      [
        1,
        "On the results list one only had to look at the very bottom. That saved time. {Hero} had been looking there since the first form, and {he} knew the place so well that {he} could have put up a picture in it.",
      ],
      [
        1,
        "Whoever runs at the back sees a lot: the soles of all the others, for example. And then nothing more of them, and then a meadow. {Hero} knew every molehill on that stretch. There were nineteen, and one had been there since yesterday.",
      ],
      [
        0,
        "“Perhaps you'll be ill tomorrow,” said the stomach in the evening. “Perhaps it'll rain,” said the head. In the morning the sky was blue from one edge to the other, and there was nothing the matter with anything.",
      ],
    ],
    end: [
      [
        0,
        "They all dashed off, and the dust settled, and {hero} {was} alone with the molehills. At the new one somebody was sitting on the ground, the fastest of them all, holding a foot. Everybody had run past. They had not been able to see it; it lay behind a bend, and they had been so quick. {Hero} stopped. It was not a great loss of time.",
      ],
      [
        0,
        "They crossed the line together, on three legs, twelve minutes after everyone else. The tape had long been rolled up. So two teachers quickly held up a scarf. The whole school had got to its feet, and the last places on the list had to be written in anew, because there were two of them side by side.",
      ],
      [
        1,
        "“How did you know that there was a hole there?” asked the fastest one. “I know every one of them,” said {hero}. “I've had time.” Now they train together. The one learns to run. The other one learns to look.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:promised|promises|offered)(?: (?:the|his|her|their) (?:class|pupils|students|children|kids))? [^.]*(?:if|when) (?:they|the class|everyone|everybody|the children)[^.]*|(?:had to|wanted to|tried to|managed to) (?:be|stay|keep) (?:quiet|silent|still)[^.]*",
    ),
    idea: /\b(?:class|pupils|students|classroom|school|children|kids)\b.*\b(?:quiet|silent|silence|still|without talking|not (?:talk|speak))\b/i,
    after: [
      [
        1,
        "The hand of the clock stood at nine. Twenty-five mouths were closed. It was so quiet that one could hear the chalk lying there. At four minutes past nine a stomach growled. It was a long one, with a question mark at the end. Twenty-four people bit their sleeves.",
      ],
      [
        1,
        "At a quarter past, a fly came in. It landed on the teacher's nose. The teacher did not move either; a deal is a deal. It walked up to the glasses, looked through them, and walked down on the other side.",
      ],
      [
        0,
        "At half past nine the headmaster opened the door, because something must have happened. “Is anybody there?” he asked. Twenty-five heads nodded. He closed it again very slowly, and one could hear him running.",
      ],
      [
        2,
        "At a quarter to ten the one in the third row went red, and then purple. Everybody knew what it was: a sneeze, a big one. Five hands reached for the nose. It went inwards. It could be seen travelling down to the shoes.",
      ],
    ],
    end: [
      [
        0,
        "Two more minutes. One more. And then the teacher's own chair, which had been silent for eleven years, said quite clearly: “Prrrt.” There was a terrible second. The teacher had turned as red as a poppy. Nobody laughed. Nobody breathed. The hand jumped to ten.",
      ],
      [
        0,
        "It was the loudest noise that the house had ever heard. It went on until the break. They laughed under the desks and on top of them, and the teacher laughed longest of all. The party took place on Friday, with cake. In the place of honour stood the chair, with a garland round it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:heard|hears|overheard|found out|learned) (?:that )?[^.]*(?:said|says|told|talked|had said|talking|was saying|spread|spreads)[^.]*(?:mean|bad|nasty|ugly|about (?:her|him|me|them)|behind)[^.]*|(?:said|told|spread) (?:something |mean |nasty |bad |a |the )+(?:things?|rumou?rs?|lies|secret)[^.]*|(?:told|gave away|betrayed) (?:everyone |everybody |all )?(?:his|her|my|their) secret[^.]*",
    ),
    idea: /\bfriends?\b/i,
    after: [
      [
        1,
        "It had been said behind the door of the cloakroom, and the door was only leaned to. {Hero} stood there with one arm in {his} jacket. It was one sentence. Eleven words. {Hero} counted them later, in bed, again and again.",
      ],
      [
        1,
        "The next day everything was as always, and nothing was. The friend waved. The friend had kept a seat. {Hero} sat down somewhere else, and looked out of the window as though there were something to see.",
      ],
      [
        0,
        "“Is anything the matter?” “No.” “Really?” “No.” It is a word that can mean everything. In {hero's} pencil case lay the friendship band, cut off. {He} had not been able to throw it away.",
      ],
      [
        0,
        "On the third day {he} could not stand it any longer. “I was behind the door,” {he} said. “I heard it.” There was no need to say what. The other one turned quite white.",
      ],
    ],
    end: [
      [
        0,
        "“They were all laughing,” it was said after a long time. “And I wanted them to go on laughing. It wasn't even true. I only noticed when it was out. I've felt sick for three days.” It was not a good reason. It was the real one, and both of them knew that.",
      ],
      [
        0,
        "“Then say it to those who laughed,” said {hero}. “That it wasn't true.” It was said at noon, in front of everybody, and it was not loud, but the whole table could hear it. It cost a good deal; that could be seen by the ears.",
      ],
      [
        1,
        "The band was tied together again, with a knot. The knot shows. It does not have to be invisible, and it has held ever since.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:ate|eats|swallowed|had to|has to|dared|was dared to|accepted|jumped|climbed|knocked|rang|touched)[^.]*(?:an? |the )?(?:dare|bet)[^.]*|(?:was|were) dared to[^.]*|(?:dared|dares) (?:him|her|me|them|each other) to[^.]*",
    ),
    idea: /\b(?:dare\w*)\b/i,
    after: [
      [
        1,
        "“You'll never do it.” “I will.” “You won't.” With that it had been settled. There was a circle, as there always is, and {hero} stood in the middle of it and had a very dry mouth.",
      ],
      [
        1,
        "In {his} head {hero} had gone through all the ways out: an aunt with a birthday, a stomach ache, an earthquake. None of them came. “One,” said the circle. “Two.” At two one can still say no. It is just that one then has to go home through the circle.",
      ],
      [
        0,
        "So it was done. It went faster than {he} had thought, and it was not even the worst thing {he} had ever had in {his} mouth; that had been Aunt Gerda's jelly. “Well?” asked the circle. {Hero} thought about it. “A bit like a nut,” {he} said. “With legs.”",
        "So it was done. It went faster than {he} had thought. “Well?” asked the circle. {Hero} listened to {his} knees for a moment. “It's windy up there,” {he} said.",
      ],
    ],
    end: [
      [
        0,
        "They cheered. It was a good feeling, for about as long as one needs to tie a shoe. Then somebody said, “And now something bigger.” {Hero} looked round the circle. {He} knew them all. There was not one among them who would have done it. “Your turn,” {he} said, and stepped out of the middle.",
      ],
      [
        0,
        "It turned out that nobody wanted to go in there. The circle stood around an empty spot, got smaller, and had suddenly to be home for supper. Only the smallest one stayed. “Did you have to?” was the question. “No,” said {hero}. “That's the odd thing about it.”",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:had|has|have) (?:a )?(?:secret )?crush on[^.]*|(?:was|were|is|am|fell|falls) (?:secretly |head over heels |a bit |so )?in love with (?:a |the |his |her |my )?(?:new )?(?:girl|boy|classmate|neighbou?r|best friend)[^.]*|(?:wrote|writes|got|gets|received|receives|found|finds) (?:an? |his |her |my )?(?:first |anonymous |secret )?love letter[^.]*",
    ),
    idea: /^(?!.*\b(?:two|both|same|bus|lamp|robot|snail|knight|dragon|cat|dog)\b)(?=.*\b(?:class|school|grade|girl|boy|years old|pupil|desk|[5-9]|1[0-6])\b)/is,
    after: [
      [
        1,
        "It had come overnight, like a cold. Until then it had been quite an ordinary back of a head, two rows in front. Now there was a light on it. {Hero} could have drawn every single curl, and once {he} did, in maths, instead of a triangle.",
      ],
      [
        1,
        "In front of the mirror it went very well. “Hi,” said {hero}, casually, with one hand in {his} pocket. But as soon as that face turned round, {his} tongue became a sponge. “Do you have a spare pen?” it was asked. “Thursday,” said {hero}.",
      ],
      [
        0,
        "So {he} wrote it down. It became a letter of four pages, then of two, and then of three words. Those were good. {Hero} folded it eight times, carried it in {his} sock for nine days, and by then one could hardly read it any more.",
      ],
      [
        2,
        "“Just say something normal,” said {ahelper}. “Ask about a thing that you really want to know.” {Hero} thought about that all night. There was so much.",
      ],
    ],
    end: [
      [
        0,
        "At the bus stop there were suddenly only the two of them, and it was raining. “What do you think about,” said {hero}, and breathed, “when it rains?” It was out. There was a look from the side, quite a long one. “About worms,” was the answer, “whether they know each other.” It was the best answer that {hero} had ever heard.",
      ],
      [
        0,
        "They talked about worms for three stops, and then about everything else. Only afterwards did {hero} remember the sock. {He} did not need the letter any more. What was in it could be seen by {his} ears.",
        "The talk was about worms for three stops, and then about everything else. Only afterwards did {hero} remember the sock. The letter was not needed any more. What was in it could be seen by {his} ears.",
      ],
      [
        1,
        "“Do you have a spare pen?” it was asked the next day, with a grin. “Thursday,” said {hero}, and pushed two of them across.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:(?:pencil|pen|ruler|calculator|crayon|zip|shoelace|string|glasses|eraser)[^.]* (?:broke|breaks|was lost|ran out|snapped|went missing))|nobody (?:wanted|wants) to lend[^.]*",
    ),
    idea: /\b(?:test|exam|class|school|lesson|maths?|dictation|teacher)\b/i,
    after: [
      [
        1,
        "“Snap,” it went, in the middle of question two. The point rolled over the edge of the desk, and it was so quiet that one could hear where it landed. {Hero} turned the stump over. There was nothing in it but wood.",
      ],
      [
        1,
        "“Psst.” The one on the left put an arm around the paper. “Psst.” The one on the right shook a head: only the one. {Hero} whispered to the front, and to the back. In a test everybody becomes an island.",
      ],
      [
        0,
        "The hand of the clock went on. {Hero} knew all the answers; that was the silly thing. They stood in {his} head in a row and could not get out. {He} tried it with the tooth. One can bite a point, but it is only good for dots.",
      ],
    ],
    end: [
      [
        0,
        "Then something rolled against {his} elbow. It was very short, green, and chewed at one end, and it came from the very back, from somebody who never said a word and had just broken their only pencil in two. {Hero} looked round. Back there the other half was already writing again.",
      ],
      [
        0,
        "They handed in last, both at the same time. One could not say which of them had written with the better half. “You only had the one?” said {hero} outside. “Now I've got one and you've got one,” was the answer. “That makes two.” It was quite correct. It had been question three.",
      ],
      [
        1,
        "The green stump is in the top pocket of {hero's} school bag. It is not sharpened any more. It is for emergencies, and not for {his} own.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:forgot|forgets|had forgotten|lost|loses)[^.]*(?:everything|notes|the (?:melody|notes|piece)|(?:his|her|my) (?:piece|notes))[^.]*|(?:had|has) stage ?fright[^.]*|(?:froze|freezes) (?:on (?:the )?stage|in front)[^.]*",
    ),
    idea: /\b(?:recital|piano|violin|flute|cello|guitar|clarinet|harp|accordion)\b/i,
    after: [
      [
        1,
        "Up to the second page it went by itself. Then there was a hole. {Hero} stood at the edge of it, or sat, it made no difference, and everything that had been in {his} fingers for months had fallen into it.",
      ],
      [
        1,
        "In the first row somebody coughed. A programme rustled. The light was very hot, and in the light one could see dust dancing. It at least knew its steps.",
      ],
      [
        0,
        "One second in front of an audience lasts as long as a maths lesson. {Hero} had time to think of everything: the door, the fire alarm, Grandma in the third row, who had put on the pearls. Grandma had leaned forward. She was not frightened at all. She was humming.",
        "One second in front of an audience lasts as long as a maths lesson. {Hero} had time to think of everything: the door, the fire alarm, the long way home. And then, quite at the back, there was somebody humming.",
      ],
    ],
    end: [
      [
        0,
        "It was not the piece from the programme. It was the song from the kitchen, the one for peeling potatoes. {Hero's} fingers knew it. They joined in, first the left hand and then the right, and it went over the hole like a bridge. And on the other side there stood the second page, as if it had only been waiting.",
      ],
      [
        0,
        "“What was that, in the middle?” asked the teacher afterwards. “That wasn't in the notes.” “No,” said {hero}. “That was when I didn't know how to go on.” “Leave it in,” said the teacher. “It was the best part.”",
      ],
      [1, "It has been played like that ever since. In the programme it says: with an interlude for potatoes."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:(?:the |an? )?bully|(?:he|she) used to bully)[^.]*(?:broke|is alone|was alone|falls|fell|visit\\w*|ill|hospital|needs|needed|crie[sd])[^.]*|(?:visited|visits|helped|helps|saved|saves|found|finds) (?:the|his|her|a) (?:school |former )?bully[^.]*",
    ),
    idea: /\b(?:hospital|broke|broken|plaster|ill|sick)\b/i,
    after: [
      [
        1,
        "In the room there was a bed, a bag of grapes, and a television without the sound. Nobody had written on the plaster. It was quite white, all the way up, like a snowed-in street.",
      ],
      [
        1,
        "There was a knock, and in the door stood the last person who should have been standing there. “Did you lose a bet?” it was asked from the bed. “No.” “Then what do you want?” That was not so easy to say. “I don't know, either,” was the answer. “I was passing.”",
      ],
      [
        0,
        "They sat there. It was as uncomfortable as a chair can be. They had never been in one room without somebody running. “I always thought you'd got so many friends,” it was said in the end. “They're only there when it's fun,” the bed said to the wall.",
      ],
      [
        2,
        "Out of the bag came a game with two halves of a board. They played it without a word. By the third round there was one, and it was “Ha!”",
      ],
    ],
    end: [
      [
        0,
        "“Why did you do it, all that time?” It came quite at the end, with one hand already on the door. It was so quiet that one could hear the drip. “Because you never did anything back,” it was said. And then, much later: “That's a rotten reason. I've been lying here for a week, and I couldn't find a better one. I'm sorry.”",
      ],
      [
        0,
        "That did not make everything good; such things take longer than bones. But there was a felt pen on the bedside table. In the middle of all that white there stood a name now, quite small, and beside it: “Your move.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event("(?:fasts|fasted|was fasting|is fasting|fasts)(?: [^.]*)?"),
    idea: /\b(?:ramadan|iftar|eid|fasted|fasting|fasts|sunset|muslim)\b/i,
    after: [
      [
        1,
        "In the morning it had still been dark when they had sat in the kitchen, all of them, with crumpled hair, and it had been the best breakfast in the world, because it was secret. At school the clock had stopped. It was always ten to eleven.",
      ],
      [
        1,
        "It is astonishing how much there is to eat in the world when one is not eating. It was in the arithmetic book: “Tina has eleven pears.” It was in geography, in the shape of Italy. And in the break there was ice cream, in three colours, right in front of {hero's} nose.",
      ],
      [
        0,
        "“Not even water?” the others asked. “Not even water.” “Is somebody making you?” {Hero} shook {his} head. “They said I needn't yet. I wanted to know whether I can.” They looked at their ice creams. One of them turned round to lick.",
      ],
      [
        2,
        "By four {hero} {was} lying on the carpet and watching the sun. It had never moved so slowly. “Are you going down or not?” {he} asked it.",
      ],
    ],
    end: [
      [
        0,
        "When the sun had gone at last, there stood a plate, and on it a date. It was wrinkled and brown. {Hero} had had many dates in {his} life, and never one like this. {He} held it in {his} mouth with {his} eyes shut, for quite a long time, and everyone at the table waited until {he} opened them again.",
      ],
      [
        0,
        "Then the bell rang. Outside stood the ones with the ice cream, a little shy, with a carton from the kiosk. “We've saved one for you,” they said. “We didn't have the third colour. It's from all of us, for when it's dark.” They were given chairs, and soup, and so much besides that they could hardly walk home.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:stole|steals|took|takes|pinched|shoplifted|had stolen) (?:an? |some |the |something |his |her )[^.]*(?:from|at|in|out of) (?:the |a |his |her )?(?:shop|store|kiosk|supermarket|classmate|friend|teacher|drawer|purse|wallet|neighbou?r|bakery|till|desk)[^.]*",
    ),
    idea: /\b(?:boy|girl|kid|child|son|daughter|years old|school|friend|pupil|enjoy|sorry|conscience|guilty|brother|sister)\b/i,
    after: [
      [
        1,
        "It had been in {his} sleeve before {he} had really thought of it. Nobody had shouted. The bell over the door tinkled as always, and behind it the street looked just the same as before. Only that every single person in it was looking at {hero's} arm.",
      ],
      [
        1,
        "At home {he} put it under the pillow, and then behind the heater, and then into the rubber boot. It was quite small. But wherever {he} put it, it seemed to stick out.",
      ],
      [
        0,
        "It would have been gone in no time; one only had to make use of it. But it was no good. It tasted and felt of nothing at all. And that evening there was {his} favourite supper, and it tasted of nothing, either.",
      ],
      [
        2,
        "A policeman walked by below the window. He was only walking his dog. {Hero} lay under the bed until they had both gone round the corner.",
      ],
    ],
    end: [
      [
        0,
        "The next day {hero} stood there again, with a hot head, and laid it on the counter. “I've got to bring this back,” {he} said. “I took it. Yesterday. You were looking the other way.” It was quiet. “I wasn't looking the other way,” was the answer. “I've got a mirror up there. I wanted to see how long you would be able to stand it.”",
        "The next day {hero} stood there again, with a hot head, and laid it down. “I've got to bring this back,” {he} said. “I took it. I'm sorry.” It was quiet. “I know,” was the answer. “I wanted to see how long you would be able to stand it.”",
      ],
      [
        0,
        "{Hero} swept for an hour, also in the corners. Nobody had told {him} to do that. When {he} put the broom away, there was a peppermint on the windowsill. “That one you've earned,” it was said. {He} put it into {his} mouth outside. It tasted so strongly that {his} eyes watered.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:found|finds|discovered|picked up) (?:an? |the |somebody's |someone's )?(?:[a-z]+ )?(?<thing>wallet|purse|phone|key|ring|bag|backpack|envelope|necklace|bracelet)(?: (?:with|full of|containing|on|in|at)[^.]*)?",
    ),
    idea: /\b(?:way to school|school|boy|girl|kid|kids|child|brothers?|sisters?|friends|son|daughter|playground)\b(?=.*\b(?:money|euros?|dollars?|pounds|wallet|purse|\d+)\b)|\b(?:wallet|purse)\b/i,
    after: [
      [
        1,
        "It lay in the wet leaves, thick and brown. {Hero} looked round. There was nobody there but a cat. Inside there was more than {he} had ever held in {his} hand. It had a very quiet voice. “Bicycle,” it said. “Trampoline,” it said.",
      ],
      [
        1,
        "There was a photograph in it as well, behind the little window: a girl with a missing tooth, and on the back, “For Granddad, so that you don't forget me.” {Hero} closed it again. The voice said “bicycle” once more, but it already sounded a bit hoarse.",
      ],
      [
        0,
        "The address was on the other side of the town, and school began in ten minutes. {Hero} thought about both. {He} had never been late before. “I'll explain it,” {he} said to the cat.",
      ],
    ],
    end: [
      [
        0,
        "The man who opened had turned all his pockets inside out; they hung out of his trousers like ears. He took it, and did not count. He looked behind the little window. “It's there,” he said, and had to sit down on the stairs. “The money's in there, too,” {hero} said, to be on the safe side. “Yes,” said the man. “That, too.”",
      ],
      [
        0,
        "{He} was forty minutes late. “And the reason?” asked the teacher. {Hero} told it. Nobody said a word, only the one in the second row sighed: “All that money!” On Saturday a bicycle leaned at {hero's} gate. It was old, it had been repainted, and on the bell there was a small photograph: a girl, this time with all her teeth.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
];
