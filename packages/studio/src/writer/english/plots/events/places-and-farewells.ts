import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** A place that is looked for, a place that closes, and ways to somewhere else. */
export const placesAndFarewells: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:look(?:s|ed)?|search(?:es|ed)?|was looking|is looking|sets? out|went looking|hunts?|hunted)(?: everywhere)? for (?<nook>(?:an?|the|somewhere|its|his|her) (?:[a-z]+ ){0,2}?(?:place|home|house|nest|shelter|spot|burrow|hole|corner))\\b(?<purpose> (?:to|for|where) [^.,;]+)?",
    ),
    after: [
      [
        0,
        "It ought not to be too large, because of the warmth, and not too small, because of turning round. It ought to be dry. It ought to be quiet, but not so quiet that one hears oneself think. “That can't be so difficult,” said {hero}.",
      ],
      [
        1,
        "The first one was perfect. It belonged to a badger. The second one was perfect as well, until the tide came in. The third one had a view, and a draught, and a family of owls above, who were practising the trumpet.",
      ],
      [
        1,
        "“Come in with us,” said the mice. There were eleven of them, and they slept in turns. {Hero} tried it for one night. In the morning somebody was sleeping in {his} ear.",
      ],
      [
        2,
        "It got colder. In the evening lights were on everywhere, behind every crack, and every one of them had somebody it belonged to. {Hero} had sore feet. {He} had stopped being choosy on Wednesday.",
      ],
      [
        0.5,
        "The rain came from the side when {he} saw the heap. It was only a heap, the kind that somebody rakes together in order to clear it away. {He} crept in because of the wind. It rustled. It smelled a bit of apples. And at the very back there was something that breathed, and was startled, and was trying to be very small.",
      ],
    ],
    end: [
      [
        0,
        "“I only wanted to wait until it stops,” said {hero}. “So did I,” was the answer. “On Monday.” It was a toad, and quite a cold one. {Hero} {was} rather warm. If one lay one way and the other lay the other way, nothing was left over, not so much as a hand's breadth. It might have been measured.",
      ],
      [
        0.7,
        "It was not quite dry, and when it got still, one could hear the other one think. In the morning the gardener came with his fork. He stood there, bent down, listened, and went away again very quietly. Then he came back with another barrowful and put it on top.",
      ],
      [
        1,
        "“And?” asked the badger in spring. “What was it like?” {Hero} thought about it. It had not been too large, and it had not been too small. “Full,” {he} said.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:is|was|were|are) (?:going |about |supposed )?to (?:be )?(?:switched off|shut down|close|closed|sold|scrapped|replaced|retire|retired|put away|taken down|given away|abandoned|turned off)\\b[^.]*|^[^.]*?\\b(?:makes?|made|takes?|took|drives?|drove|plays?|played|works?|worked|has|had|does|did|sings?|sang|gives?|gave) (?:its|his|her|their|one|the) (?:very )?last (?<lastone>trip|journey|ride|show|concert|shift|tour|voyage|day|performance|route|night|round|lesson|flight|run)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:save[sd]?|fight|fought|protest\w*)\b)(?=.*\b(?:lighthouse|train|tram|bus|ferry|steam\w*|engine|locomotive|keeper|captain|ship|driver)\b).*?\b(?:old|oldest|last|lighthouse|train|bus|tram|ferry|steam|engine|captain|driver|keeper)\b(?:.*?\b(?<mourners>(?:the|all the|his|her|its|old) [a-z]+) (?:came|come|say|said|gather|gathered|try|tried)\b)?/i,
    tells: /\b(?:say goodbye|said goodbye|came|come|farewell)\b/,
    after: [
      [
        0,
        "It said so in the newspaper, on page seven, between a lost umbrella and the weather. It was one sentence. Forty years take up very little room if one writes them down like that.",
      ],
      [
        1,
        "{Hero} polished what there was to polish. {He} did it as always, although nobody would look at it any more the day after. “Why do you take so much trouble?” asked the young man from the office. “It isn't any trouble,” said {hero}. “It's Thursday. On Thursdays it's the brass.”",
        "Everything was polished once more, as on every Thursday, although nobody would look at it any more the day after.",
      ],
      [
        1,
        "Toward evening the first one came. He had his cap in his hand and did not know what to do with it. “You brought me home once,” he said, “in 1962. I just wanted to say that.” Then there was one with a baby, and then there were two at once. They stood there as one stands at a station, and nobody wanted to be the first to go.",
      ],
      [
        0.5,
        "At eight there was a line that reached down to the road. They had all brought a lamp. Nobody had told them to. It got dark, and the moment came, and the young man from the office looked at his watch and put his hand on the switch. It was so still that one could hear the moths.",
      ],
      [
        2,
        "“Just one moment,” said a very small girl. “I haven't had a turn yet. I was only born last year.” The young man took his hand off the switch. There was nothing about that in his papers.",
      ],
    ],
    end: [
      [
        0,
        "So it was done once more, for her, the whole of it, from the beginning. It had never been so good. And when it really did go out, it did not get dark. There were four hundred lamps, all down the hill, and they went on, one after the other, in exactly the same time: three short, one long. From outside, from quite far away, somebody answered.",
        "So it was done once more, for her, the whole of it, from the beginning. It had never been so good. And when it really was over, it did not get dark. There were four hundred lamps, and nobody went home.",
      ],
      [
        0.7,
        "The young man from the office sat down on the steps. He tore something up, into very small pieces. “I'll write that it can't be done,” he said. “Technically.”",
      ],
      [
        1,
        "Every Thursday somebody else has the key. There's a list, and it is full until the year after next. It's the brass on Thursdays, and everybody knows which cloth to use.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:goes|go|went|takes?|took|has|had|makes?|made|plans?|planned)(?: on)? (?:an?|his|her|their|the) (?:[a-z]+ )?(?:trip|outing|excursion|day out)(?: (?:to|through|into|around|across) (?<trip>(?:the|an?) [^.,;]+))?",
    ),
    idea: /\b(?:wrong|imaginary|friend|grand[a-z]+|family|class|brothers?|sisters?|dog|cat|teddy|tiger|dragon|robot|father|mother|dad|mum|mom|uncle|aunt|school)\b/i,
    after: [
      [
        0,
        "“Have we got everything?” The list had been ticked off twice: bread, plasters, a spare sock. What was not on the list was all the rest. It began at the first corner.",
      ],
      [
        1,
        "The way that was meant to be shorter was longer. The thing that was meant to be open was shut. When it rained, the umbrella turned out to be a folding chair. “So let's sit down,” said {mate}. So they sat in the rain, and it was not even bad.",
        "The way that was meant to be shorter was longer. The thing that was meant to be open was shut. When it rained, the umbrella turned out to be a folding chair. So {hero} sat down in the rain, and it was not even bad.",
      ],
      [
        1,
        "“Look over there,” somebody said again and again, and there was always something: a pelican, a man with a ladder and no house, a queue of which nobody knew where it led to. They joined it. It led to another queue.",
      ],
      [
        2,
        "There was the business with the ice cream. There was the business with the fountain. Nobody wanted to have been the one, and everybody was wet. “I told you so,” said {mate}, who had not said anything.",
        "There was the business with the ice cream. There was the business with the fountain. Nobody wanted to have been the one, and everybody was wet.",
      ],
      [
        0.5,
        "And then it was late, and the last one that would have taken them home drove off in front of their noses. They saw the red lights for a long time. The bread was eaten, and the spare sock was no use. It got quite quiet. “And now?” asked somebody, very small.",
      ],
    ],
    end: [
      [
        0,
        "“Now comes the best part,” was the answer, and at that moment nobody knew yet that it was true. They lay down on the grass, one beside the other, because there was nothing else to be done. There was a sky as there is none at home. Somebody began to count. Somebody else told the business with the fountain, and all at once it was funny, so funny that a window opened.",
      ],
      [
        0.7,
        "The window belonged to a woman with a van. She was going that way anyhow; at least she said so. They fell asleep before the first bend, all in one heap.",
      ],
      [
        1,
        "In the photograph one sees a folding chair, and behind it something blurred that is laughing. “Where was that?” people ask. They would not be able to find it again. One has to miss the last one first.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:takes?|took|carries|carried|brings?|brought|sends?|sent|transports?|transported|flies|flew|beams?) (?<traveller>him|her|them|the [a-z]+|[A-Z][a-z]+|his [a-z]+|her [a-z]+)(?: and [^.,;]+?)?(?: back)?(?: in time)? (?:to|into) (?<far>(?:the|an?) [^.,;]+|ancient [a-z]+|fairyland)",
    ),
    idea: /\b(?:magic(?:al)?|enchanted|flying|time machine|spaceship|rocket|powers?|wishing|secret|strange)\b[^.]*(?:\.[^.]*)?\b(?:hat|carpet|book|ring|shoes|boots|bed|bus|train|boat|umbrella|clock|watch|machine|elevator|lift|wardrobe|door|stone|key|mirror|bike|bicycle|suitcase|chair|broom|cloud|balloon|coat|map|paint|painting|spaceship|rocket|blanket|slippers|kite|amulet|powers?)\b/i,
    after: [
      [
        0,
        "It began with a hiccup. Then the floor was gone, then the ceiling, and then the afternoon. When everything had stopped turning, it smelled quite different. “Where are we?” was the question. There was a sign, with an arrow: To {far}. Somebody had written underneath: “Wipe your feet.”",
        "It began with a hiccup. Then the floor was gone, then the ceiling, and then the afternoon. When everything had stopped turning, it smelled quite different, and nothing was where it ought to have been.",
      ],
      [
        1,
        "“You're late,” said the first one who came along. “We've been expecting you for three hundred years.” It was no use to say that it must be a mistake. There was a chair with a name on it, and it was the right name, only with a spelling mistake.",
      ],
      [
        1,
        "They had a problem there, and it was an old one. Everybody had forgotten how it began. Each of them pointed at somebody else, and those pointed on, and in the end there was a circle of people who were all pointing. “It goes on like that until supper,” it was said, “and then we sulk.”",
      ],
      [
        2,
        "“At our place one says sorry then.” “What's that?” They tried it out. It tickled, they said. The largest of them needed eleven attempts.",
      ],
      [
        0.5,
        "In the meantime it had become evening, and the way back had a catch. “It only works if one really wants to go home,” said the oldest one. It was just such a nice evening. There was singing, and something sweet on a stick. They both looked at their feet.",
        "In the meantime it had become evening, and the way back had a catch. “It only works if one really wants to go home,” said the oldest one. It was just such a nice evening. There was singing, and something sweet on a stick.",
      ],
    ],
    end: [
      [
        0,
        "Then there was a smell, from nowhere, for just a second: pancakes, and one of them a bit burnt. That was enough. There was the hiccup. The floor came back, and the ceiling, and the afternoon, and it was exactly as late as before. “Wash your hands,” somebody called. “What have you got there?” It was a stick.",
      ],
      [
        0.7,
        "“May I do that again?” was asked in the evening. The answer took a moment. “When it hiccups,” was the answer. It was hung up on its hook, where it always hangs, and it looked as if it could not count to three.",
      ],
      [
        1,
        "There's a place over there now where everybody says sorry before supper. They have built a monument. One of the names on it has a spelling mistake.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:gets?|got|is|was|ends? up|ended up) (?:lost|alone|stuck) in (?:an?|the) (?:big |huge |strange |noisy |foreign |grey |gray )*(?<maze>city|town|factory|airport|museum|harbou?r|shopping mall|mall|department store)\\b[^.]*",
    ),
    idea: /^(?:there was once )?(?:an?|the|two|three) (?:[a-z]+ ){0,2}?(?:bees?|fox|foxes|mouse|mice|deer|rabbits?|frogs?|ducks?|ducklings?|hedgehogs?|squirrels?|bears?|sheep|cow|butterfl(?:y|ies)|owl|swallow|sparrow|penguins?|turtle|snail|goat|wolf|kitten|puppy|monkey|elephant|firefly|ladybug|ladybird|beetle)\b/i,
    tells: /\b(?:found|discovered|met)\b/,
    after: [
      [
        0,
        "Everything was straight there. There was not one thing that bent, and nothing smelled of what it was. {Hero} asked a flower for the way, and it was made of cloth.",
      ],
      [
        1,
        "“Excuse me,” {he} said to the left, and “Excuse me” to the right. There were a great many legs. They all knew where they were going. If one wants to be overlooked, there is no better place in the world.",
        "“Excuse me,” {he} said to the left, and “Excuse me” to the right. There were so many people. They all knew where they were going. If one wants to be overlooked, there is no better place in the world.",
      ],
      [
        1,
        "There was a patch of grass, as large as a tablecloth, with a sign on it that it was not to be walked on. There was a tree in a pot. It had a number. “How long have you been here?” asked {hero}. “I don't know,” said the tree. “It's always Tuesday.”",
      ],
      [
        2,
        "It did not get dark at night, and so {he} did not know when to be tired. In a window far up, a child stood and looked down. They saw each other for as long as a traffic light takes. Then somebody drew the curtain.",
      ],
      [
        0.5,
        "In the end {he} was so tired that {he} only went upwards, because it was less loud there. Step after step, one floor and then another. {He} no longer looked for anything. And then the wall stopped, and it smelled. It smelled of earth that somebody has just watered.",
      ],
    ],
    end: [
      [
        0,
        "There lay beans, and thyme, and a whole forest of sunflowers, with the sky directly on top. And in the middle, with a can that was much too heavy, stood the child from the window. It did not scream. It put one finger to its lips, very slowly, and made room. “I come up here when it's too straight down there,” it said.",
        "There was a small green place, with the sky directly on top. And in the middle, with a can that was much too heavy, stood the child from the window. It did not scream. It put one finger to its lips, very slowly, and made room. “I come up here when it's too straight down there,” it said.",
      ],
      [
        0.7,
        "{Hero} knew something about that sort of thing. By June one could not see the edge any more. Others came: first two, then forty, one behind the other, up the stairs. The child had to draw a map, so that nobody got lost on the way.",
      ],
      [1, "From above, from an aeroplane, one sees that there is a green spot in the grey. Next year it is to be two."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:writes?|wrote|sends?|sent|posts?|posted|throws?|threw|ties?|tied)(?: [a-z]+){0,1}? (?:an?|his|her|the|their) (?:[a-z]+ ){0,2}?(?:letter|postcard|note|message|message in a bottle|wish list|drawing|invitation) (?:to|for|into|on) (?<addressee>(?:the|an?) (?:[a-z]+ ){0,2}?(?:sea|ocean|moon|sun|river|wind|mountain|lake|stars?|sky|rain|snow|tree|forest|island|whale|dragon|monster|giant|lighthouse|volcano|desert)|santa(?: claus)?|god|heaven|nobody)(?=[.,;]|$| (?:and|but|in|who|because|every)\\b)",
    ),
    idea: /\b(?:answers?|answered|reply|replies|replied|letter back|writes? back|wrote back|response)\b/i,
    tells: /\b(?:answer(?:s|ed)?|repl(?:y|ied)|wrote back)\b/,
    after: [
      [
        0,
        "The difficulty was the beginning. “Dear Sir or Madam” did not seem right. {Hero} wrote: “Hello. You don't know me,” and after that it went by itself, three pages, also the part that {he} had not wanted to write.",
      ],
      [
        1,
        "“And who is that supposed to reach?” asked the woman at the counter. She turned it over. “There's no postcode for that.” But she was one of those who cannot throw anything away. She took the largest stamp and stuck it on askew.",
        "“And who is that supposed to reach?” they asked at home. “There's no postcode for that.” {Hero} stuck on the largest stamp that there was, a little askew.",
      ],
      [
        1,
        "On the first day {he} looked into the box three times. On the second day {he} took the box off the wall and looked behind it. After a week {he} only walked past by chance. “It's far,” {he} said to {himself}. “And who knows if they've got a pencil there.”",
      ],
      [
        2,
        "Autumn came. They had long since forgotten about it at home. {He} had nearly forgotten it {himself}; only before going to sleep {he} sometimes wondered at which line they were by now.",
      ],
      [
        0.5,
        "It was on a Tuesday, in the rain. It did not lie in the box. It lay on the step, and it was wet, though only on one side. There was no stamp. The handwriting was large and a bit wavy, as when somebody writes for the first time, with something that is not made for it.",
      ],
    ],
    end: [
      [
        0,
        "“Hello,” it said. “You're the first one who has asked how I am. Everybody else only ever wants something. I had to think about it for a long time. I'm rather deep, on the whole. I liked the part on the third page best, the part that you crossed out. It's like that for me, too, at night. Write again.” That was all. It smelled of far away.",
        "“Hello,” it said. “You're the first one who has asked how I am. Everybody else only ever wants something. I had to think about it for a long time. I liked the part on the third page best, the part that you crossed out. It's like that for me, too, at night. Write again.” That was all.",
      ],
      [
        0.7,
        "{Hero} read it nine times. Then {he} fetched paper. The woman at the counter saw {him} coming from far off, with a very thick envelope, and she looked at the stain on the other one, and sniffed at it, and said nothing at all. She only got out the large stamps.",
        "{Hero} read it nine times. Then {he} fetched paper, and this time {he} did not cross anything out.",
      ],
      [
        1,
        "They write to each other to this day. The answers take their time. But {hero} has noticed something: if one listens while waiting, one hears the pencil.",
        "They wrote to each other for many years. The answers took their time. But if one listened while waiting, one could hear the pencil.",
      ],
    ],
    isWhole: true,
  },
];
