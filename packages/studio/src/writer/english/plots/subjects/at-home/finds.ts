import { also, role, story } from "../subject-story.ts";
import { GRAND, GRANDCHILD } from "./words.ts";

/** Stories of what children find: bottles with letters, keys, purses, a lost ring. */
export const finds = [
  story({
    says: [
      /\b(?:message|letter|note)s? in (?:an? |the )?(?:[a-z]+ )?bottles?\b|\bbottles?\b[^.]*\b(?:message|letter|note)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|wash\w*|drift\w*|fish\w* out|came|arriv\w*|pick\w* up|pulls?|pulled|who wrote|from)\b/i,
    ],
    unless:
      /\b(?:treasure|pirates?|murder\w*|love|husband|wife|widow\w*|ghost|war|genie|sp(?:y|ies)|future|mermaid|island|lighthouse|thr(?:ows?|ew)|sen(?:ds?|t) (?:an?|the|his|her|off)|writes? (?:a|his|her)|prison\w*|detective)\b/i,
    of: "young",
    after: [
      "@sea(hero read) The cork was stuck. {Hero} pulled at it with both hands, then with {his} teeth, and then it went plop. The paper was rolled up tight and smelled of salt. “To you who finds this,” it said, in big crooked letters. “I am nine. I live by the sea, and I have nobody to play with. Please write back.” There was a name, and it was Pim.",
      [
        "@sea(hero read, mate talk) “Then we'll write back,” said {talker}. “But where to?” asked {hero}. On the back of the paper was a drawing: a harbour, a red crane, and a house with a fish on the roof. There was no street and no town.",
        "@sea(hero read) “Then I'll write back,” said {hero}. But where to? On the back of the paper was a drawing: a harbour, a red crane, and a house with a fish on its roof. There was no street and no town.",
      ],
      "@harbour(hero talk) So {hero} asked everybody who had anything to do with the sea. {He} even asked the old captain who sat by the water every day. He put on his glasses. “That crane,” said the captain. “I know that crane. But they pulled it down when I was young.”",
      "+ @harbour(hero talk) “How long does a bottle need?” asked {hero}. “A week,” said the captain, “or a hundred years. It depends on what it meets on the way.” {Hero} looked at the big crooked letters. It had not felt like an old letter at all.",
      "@bedroom.night(hero write) That evening {hero} thought about it in bed. If the crane was gone, then Pim was not nine any more. Perhaps Pim had waited at the harbour every day, and no answer had ever come. {Hero} lit the lamp, and wrote: “Dear Pim, I am sorry that it took so long.” And {he} sent it to the town with the crane, to the house with the fish.",
    ],
    end: [
      "@room(hero read) For two weeks nothing happened. Then a parcel came. {Hero} tore it open, and out fell a fish. It was made of tin, and there was a letter round its neck. “My grandmother is called Pim,” it said. “She is seventy-nine. She read your letter four times, and then she sent me up on the roof. She wants to see you.”",
      [
        "@street(hero, mate) On the next Saturday {hero} and {talker} stood in front of the house of Pim. You could see the place on the roof where the fish had been. A small old woman opened the door, in an apron and football boots. “At last,” said Pim. “I've been waiting for seventy years. Who's in goal?”",
        "@street(hero) On the next Saturday {hero} stood in front of the house of Pim. You could see the place on the roof where the fish had been. A small old woman opened the door, in an apron and football boots. “At last,” said Pim. “I've been waiting for seventy years. Who's in goal?”",
      ],
      "+ @kitchen(hero give) They played until it got dark. After that there was hot chocolate, and Pim told {hero} what it had been like: no other child for miles, and one bottle, and one sheet of paper. “In the end I gave up looking,” she said. “And now you've come all the same.” {Hero} held out the letter to her. “No,” said Pim. “You found it. I want a new one. Every week.”",
      "@room(hero look) The bottle stands on {hero's} window sill, and when the sun comes in it throws a green spot on the wall. It isn't empty for long. On Sundays there is always another letter in it, ready to go.",
    ],
  }),
  story({
    says: [
      /\b(?:message|letter|note)s? in (?:an? |the )?(?:[a-z]+ )?bottles?\b|\bbottles?\b[^.]*\b(?:message|letter|note)\b/i,
      /\b(?:thr(?:ows?|ew|owing)|sen(?:ds?|t|ding)|toss\w*|writes?|wrote|dropp?\w*|put)\b/i,
    ],
    unless:
      /\b(?:treasure|pirates?|murder\w*|love|husband|wife|widow\w*|ghost|war|genie|sp(?:y|ies)|island|lighthouse|prison\w*|detective|stranded|who (?:wrote|sent|threw) it|from (?:an? )?(?:[a-z]+ ){0,2}(?:girl|boy|woman|child|lady|sailor|soldier|teacher))\b/i,
    early: /,? (?:and|until) (?:a|one|two|three|many|some) (?:years?|months?|weeks?|summers?) later.*$/i,
    of: "young",
    after: [
      "On the paper stood a name and a street, and below it a question: “What can you see from your window?” Then the cork went in, and candle wax went over the cork. The bottle turned round once, as if to say goodbye, and swam off.",
      [
        "“It'll be in America by Friday,” said {talker}. “It'll be in the reeds by Friday,” said {hero}. They ran along beside it as far as they could. At the bend it went round a stone and was gone.",
        "{Hero} ran along beside it as far as there was a path. Then it went round a stone and was gone. By Friday, {he} thought, it might be in America. Or else it might be in the reeds.",
      ],
      "@street(hero look) From then on {hero} was the first at the letter box every day. There came only a bill, and a card from the dentist. “Nothing from your bottle?” asked the postman in the end. “Nothing,” said {hero}.",
      "+ @room(hero write) {Hero} learned a lot about water in that time. {He} found out where all of it goes. {He} drew the way on a map with a red pencil: past the mill, past three towns, under forty bridges, and out into the sea. So much could happen to a bottle on a way like that.",
      "@street(hero look) Autumn came, and then winter, and the water froze at the edges. {Hero} thought about the bottle less and less. And one day the postman came running. He never ran.",
    ],
    end: [
      "@room(hero read) It was a thick brown envelope, and it smelled of fish. “I mend nets,” it said. “Your bottle was in my net, between two crabs. You ask what I see from my window. I see water, and a boat, and on the boat a cat who thinks that it's hers. And what do you see?” There was a photograph of the cat with it.",
      [
        "@room(hero write, mate write) {Hero} read it aloud, and then {talker} read it aloud, and then they both ran to the window. What did they see? A wall, a bus stop, a tree. They had never looked at it properly. The longer they looked, the more there was. It took four pages, and {talker} drew the bus driver's moustache.",
        "@kitchen(hero write) {Hero} read it aloud in the kitchen, and then ran to the window. What was there to see? A wall, a bus stop, a tree. {He} had never looked at it properly. The longer {hero} looked, the more there was. It took four pages, with the bus driver's moustache.",
      ],
      "@station(hero look) So they wrote to each other, the fisherman and {hero}, all that spring. And in the summer holidays the train stopped at a very small station by the sea. There stood an old man with a net over his shoulder, and in the net sat a cat. “She wanted to see who it is that asks such good questions,” said the fisherman.",
      "@room(hero look) The bottle is back. It stands on {hero's} window sill with a flower in it. Next to it hangs the map, and the red line on it goes on, past the sea, to a small house with a boat.",
    ],
  }),
  story({
    says: [
      /\b(?<key>(?:an? |the )?(?:(?:old|rusty|strange|small|tiny|golden|big|mysterious|silver|brass|iron|little) ){0,3}key)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|digs? up|dug up|pick\w* up|came across|comes across)\b/i,
      /\b(?:doors?|locks?|fits?|fitted|opens?|opened|belong\w*|whose|what it)\b/i,
    ],
    unless:
      /\b(?:magic\w*|portal|another world|murder\w*|treasure|pirates?|dragon|castle|king|ghost|haunted|robot|bank|widow\w*|died|father's|mother's|grandmother's|grandfather's|garden|piano|time)\b/i,
    of: "young",
    after: [
      "It was as long as {hero's} hand, and it had a bow like a clover leaf. Somewhere there was a lock that was waiting for it, and {hero} meant to find that lock.",
      [
        "@street(hero talk, mate eat) “We start with number one,” said {talker}. The door at number one was blue, and a lady in curlers opened it. “Is this yours?” asked {hero}. It was not. But she gave each of them a plum. “Number two,” said {talker}, with a full mouth.",
        "@street(hero talk) {Hero} started with number one. The door was blue, and a lady in curlers opened it. “Is this yours?” asked {hero}. It wasn't. But nobody had rung her bell for weeks, and she gave {hero} a plum. At number two there was a man with a parrot.",
      ],
      "@street(hero walk) The key was too big for the letter boxes. It was too thin for the church. By evening {hero} had tried it in thirty locks, and knew thirty people by name who had only been curtains before. “Well?” they called across the street. “Any luck?”",
      "+ @street(hero write) {Hero} wrote down every door in a notebook, with a cross behind it. Mr Lal, cross. The bakery, cross. The boy with the drum at number nine, cross, but he wanted to come along. There were more and more of them who wanted to come along.",
      "@street(hero stand) At last there was only one house left, the one at the very end, with the shutters closed. It was said that a cross old man lived there, who threw slippers. {Hero} stood in front of it with the key in {his} fist. {His} knees were not quite steady. Then {he} knocked. The door opened by the width of a nose.",
    ],
    end: [
      "@street(hero give) “Is this yours?” asked {hero}, and held it out. The old man did not throw a slipper. He took the key and turned it over. “Where did you get that?” he asked, very quietly. “I lost it when I was as small as you. I was afraid to tell, so it has been shut ever since.” He pulled the door wide open. “Come in. All of you.”",
      "@garden(hero look) In the yard behind the house, under a grey cloth, stood something as high as a shed. It was a merry-go-round, quite a small one, with four wooden horses and a swan, and in its side was a lock. {Hero} put in the key. Then it turned, and the music began.",
      "@garden(hero ride) They took turns, all thirty of them. The old man stood by the lever and wiped his glasses again and again. “My father built it,” he told {hero}. “And it still works.”",
      "@garden(hero stand) The shutters of the last house are open now. On Saturdays you can hear the music right down to number one. The key hangs round {hero's} neck on a string, for it's {hero} who unlocks it.",
    ],
  }),
  story({
    says: [
      /\b(?<purse>purse|wallet|handbag|envelope|bag of money|money)\b/i,
      /\b(?:f(?:inds?|ound)|pick\w* up|discover\w*)\b/i,
      /\b(?:decid\w*|return\w*|give it back|gave it back|keeps?|kept|owner|belong\w*|what to do|honest\w*|whose|money)\b/i,
    ],
    may: also(
      "full of money",
      "(?:quarrel|argue|fight|disagree|discuss)\\w* (?:about|over)?[^.]*",
      "(?:on|in|at) the (?:beach|street|bus|park|train|playground|path|bench)",
      "(?:his|her|their) (?:cousin|friend|brother|sister)s?",
    ),
    unless:
      /\b(?:murder\w*|rob\w*|thief|thieves|gang|police|drug|mafia|bank|letter|detective|widow\w*|homeless|dead|died|husband|wife|waitress|gambl\w*|photo|owner[^.]* (?:is|was|turn\w* out)|belongs? to|belonged to)\b/i,
    of: "young",
    after: [
      "@street(hero look) The {purse} was fat and brown, and it had a button that would not close any more. {Hero} looked left and right. Nobody was near. {He} opened it only to see whose it was. There were notes in it, more than {hero} had ever seen in one place, and a shopping list: milk, bread, candles for the cake.",
      [
        "@street(hero look, mate talk) “We could buy bicycles,” said {talker}. “Two of them, with bells.” {Hero} could see them already. They were red. They both looked at the shopping list again. Milk, bread, candles for the cake. After that the red bicycles were not so red any more.",
        "@street(hero look) That would be a bicycle, thought {hero}, a red one, with a bell. {He} could see it already. Nobody would know. Only {hero} would, every time the bell rang. {He} looked at the shopping list again. Milk, bread, candles for the cake. After that the red bicycle was not so red any more.",
      ],
      "@street(hero sit) There was no name anywhere. So {hero} sat down on the next bench and waited, with the {purse} under {his} jumper. “Whoever lost it will come back,” said {hero}.",
      "+ @street(hero sit) A big boy stopped in front of the bench. “What have you got there, under your jumper?” he asked. “A tummy,” said {hero}. The boy thought about it, and went on.",
      "@shop(hero run) Then {hero} had an idea. Candles for the cake: where do you buy those? In the little shop on the corner. {Hero} ran. In the shop stood a woman at the till, with a cake box in her arms. She was turning out her coat pockets, one after the other, with tears in her eyes.",
    ],
    end: [
      "@shop(hero give) “Milk, bread, candles?” asked {hero}, out of breath. The woman turned round. {Hero} pulled the {purse} out from under the jumper and held it out with both hands. “That was the money for the whole month,” she said. “How can I thank you?”",
      "@shop(hero talk) {Hero} thought of the bicycle for one last moment. “How old is it?” {he} asked then. “The birthday, I mean.” “He is five today,” said the woman. “And no one could come. We're new here, you see.” She looked at {hero}. “Do you like chocolate cake?”",
      "@room(hero stand) So {hero} came to a birthday that evening. There was a small boy with a paper crown, who had thought that nobody would come, and now somebody had. Under the window leaned an old bicycle, much too big for the boy. “Take it,” said the woman.",
      "@street(hero ride) The old bicycle is red now, and it has got a bell. Every time it rings, {hero} thinks of a shopping list. And when {he} rides past a certain house, a small boy in a paper crown runs out and waves.",
    ],
  }),
  story({
    says: [
      role("elder", GRAND),
      /\b(?:wedding ring|rings?|earrings?|necklace|brooch|locket|watch|glasses|bracelet)\b/i,
      /\b(?:los(?:es?|t|ing)|missing|disappear\w*|gone|vanish\w*|slipp\w*)\b/i,
      /\b(?:grand\w+|search\w*|look\w*|f(?:inds?|ound)|turn\w*|help\w*|kitchen|garden|drain|house)\b/i,
    ],
    may: [
      role("child", `${GRANDCHILD}|children|brother|sister|siblings|twins`),
      /\b(?<ring>wedding ring|ring|earrings?|necklace|brooch|locket|watch|glasses|bracelet)\b/i,
    ],
    unless:
      /\b(?:murder\w*|stol\w+|thief|detective|magic\w*|magpie|jackdaw|police|war|alzheimer\w*|dementia|memory|robot|dead|funeral|bride|years ago|decades|long ago|time)\b/i,
    lead: "child",
    of: "people",
    after: [
      "@room(elder sit, hero talk) {Elder} sat down on the nearest chair. “It's gone,” {elderhe} said. “It can't have gone far,” said {hero}. “It has no legs.”",
      "@room(hero look, elder sit) So {hero} searched. {He} crawled along on {his} tummy with a torch, and looked under all that could be lifted, and behind all that could be moved. {He} found a spoon, a coin with a hole in it, and a button that had been missing since Easter, and laid it all in a row in front of {elder}.",
      "@room(elder talk, hero) Each time {hero} put something down, {elder} knew a story about it. “That coin was the very first that I ever earned,” {elderhe} said, and forgot to be sad for as long as the story lasted. Then {elderhe} felt for the {ring} again, and it was not there, and {hero} went on searching twice as fast.",
      "+ @room(hero) {Hero} even tried it with string and a magnet. The magnet found eighteen nails and a tin soldier, and the cat's bell, with the cat.",
      "@room.night(elder talk, hero sit) When it got dark, they had been through everything twice. {Hero} sat down next to {elder}, tired and dusty. “How did you get it?” {he} asked. “The {ring}, I mean.” And {elder} told it, from the very beginning, with hands that flew about like two birds. {Hero} looked at those hands, and suddenly sat up straight.",
    ],
    end: [
      "@room.night(elder talk, hero talk) “Do that again,” said {hero}. “Do what?” “What you did with your hands, when you were telling it!” {Elder} did it again: up, and round, and then down, deep into two big pockets. “You always do that,” said {hero}, “when you think of something nice.” In the left pocket there was a hole. It was just as wide as a thumb.",
      "@room.night(hero look, elder look) {Hero} felt along the hem, all the way round, very slowly. There was something hard. {Hero} cut three stitches with the nail scissors and shook. It rolled across the table and lay still, right in front of {elder}.",
      "@room.night(elder hug, hero hug) {Elder} did not say anything. {Elderhe} put it on, and then {elderhe} put both arms round {hero}, dust and all. “It was with me the whole time,” {elderhe} said at last.",
      "@room(elder talk, hero sit) The coin, the spoon and the button are still lying there in a row. On Sundays {hero} picks one up and says: “Now this one.” And {elder} tells its story, with both hands, and puts them nowhere near a pocket.",
    ],
  }),
];
