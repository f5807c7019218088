import { role, story } from "../subject-story.ts";

/** Stories of lies at school that get out of hand. */
export const lies = [
  story({
    says: [
      /\b(?:pretend\w*|lie[sd]?|lying|tells? everyone|told everyone|told everybody|told the class|told (?:his|her|their) (?:new )?class\w*|claim\w*|brag\w*|boast\w*|ma[dk]es? up|invent\w*|fib\w*)\b/i,
      /\b(?:famous|singer|star|celebrity|footballer|actor|actress|pop ?star|rapper|princess|prince|astronaut|player|millionaire)\b/i,
      /\b(?:cousin|sister|brother|daughter|son|niece|nephew|friend|aunt|uncle|father|dad|mother|mum|mom|knows?|knew|related|grandson|granddaughter)\b/i,
      /\b(?:school|class\w*|pupils?|new (?:girl|boy|kid|student)|students?|friends)\b/i,
    ],
    of: "young",
    after: [
      "@playground(hero sit) It had been one sentence, said because nobody had ever asked {hero} anything. And now they all asked. {Hero} had a place on the bench, and half a chocolate bar, and a girl called Milena wanted to do {his} hair. It was lovely, for one whole day.",
      "@bedroom.night(hero write) On the second day they wanted to know things. “What does the house look like?” “Big,” said {hero}. “Are there horses?” “Two,” said {hero}. By Friday there were two horses, a pool in the shape of a guitar, and a dog with its own bed. {Hero} wrote it all down at night in a little book, so as not to get muddled.",
      [
        "@classroom(hero talk, mate look) {Talker} looked at {hero} from the side. “You never told me about the pool,” said {talker}. {Hero} said that it was new. It is a nasty feeling to tell a lie to a person who believes you. It sat in {hero's} tummy all through maths, like a cold potato.",
        "+ @classroom(hero sit) It is a nasty feeling to tell a lie to people who believe you. It sat in {hero's} tummy all through maths, like a cold potato. But how do you take back a pool?",
      ],
      "@corridor(hero look) Then it went too far. The headteacher herself stopped {hero} in the corridor. “I hear we might have a famous guest at our summer concert,” she said, and beamed. “I've put it on the posters.” There they hung, all along the wall, in red letters, and the ink was dry already.",
      "@theatre On the evening of the concert the hall was so full that children sat on the window sills, and all of them were looking at the door.",
    ],
    end: [
      "@theatre(hero talk) “And now,” said the headteacher, “the surprise!” The door stayed shut. {Hero} walked out on to the stage alone. {His} knees shook so much that it could be seen in the last row. “Nobody is coming,” said {hero} into the microphone. “We aren't related. I've never even met anyone famous. I made it up, because nobody was talking to me.”",
      "@theatre(hero look) It was terribly quiet. Then a chair scraped. It was Milena. “There aren't any horses?” she asked. “No,” said {hero}. “There's a budgie.” Somebody laughed. And Milena said, slowly: “I told you all that my father is a pilot. He sells onions.” A boy stood up, too. It turned out that quite a lot of people had something to put right.",
      "+ @theatre(hero stand) It took half an hour. There was an uncle who had never been to the North Pole, and a swimming medal from a flea market. At the end everybody was in such good spirits that they sang the song from the posters themselves, all together, out of tune and very loud. {Hero} sang in the front row.",
      "@classroom(hero read) The little book with the pool and the horses is on the shelf in the classroom now. When it rains at break time, they read aloud from it, and {hero} does the voices. On the cover is written: “Made up, by {hero}.”",
    ],
  }),
  story({
    says: [
      /\b(?:pretend\w*|lie[sd]?|lying|tells? everyone|told everyone|tells? everybody|told everybody|told the (?:whole )?class|told (?:his|her|their) (?:new )?(?:class\w*|friends)|claim\w*|brag\w*|boast\w*|ma[dk]es? up|fib\w*)\b/i,
      /\b(?:horse|pony|dog|tiger|lion|monkey|elephant|dinosaur|dragon|swimming pool|pool|castle|yacht|spaceship|robot|helicopter|treehouse|parrot|snake|crocodile|shark|penguin|unicorn)\b/i,
      /\b(?:school|class\w*|pupils?|new (?:girl|boy|kid)|friends|everyone|everybody)\b/i,
    ],
    may: [
      /\b(?<thing>horse|pony|tiger|lion|monkey|elephant|dragon|parrot|crocodile|penguin|unicorn)\b/i,
      role("liar", "boy|girl|kid|pupil|student|schoolboy|schoolgirl|child"),
    ],
    unless: /\b(?:pet shop|zoo|guinea pig|farm|forest|jungle)\b/i,
    lead: "liar",
    after: [
      [
        "“What's it like?” they asked at once. “Brown,” said {hero}, though {he} had never thought about it before. That was how it began. By the end of the week the {thing} had a name and a birthday, and {hero} had five new friends, and could not sleep.",
        "“What's it like?” they asked at once. “Big,” said {hero}, though {he} had never thought about it before. That was how it began. By the end of the week it had got bigger still, and {hero} had five new friends, and could not sleep.",
      ],
      "“When can we come and see?” asked a girl with freckles. “Saturday's bad,” said {hero}. “Sunday, then.” “Sunday is bad, too.” {He} said that there was flu about. {He} said that visitors were not allowed before the new moon. They wrote down the date of the new moon.",
      "@room(hero look) At home there was nothing but a flat on the third floor, with a balcony where Mum kept the broom. {Hero} looked at the broom for a long time, and at the sofa, and at the grey blanket. If you are in trouble, anything looks like something.",
      [
        "@kitchen(hero talk, mate talk) “I'll have to tell them,” {hero} said to {talker}. “You'll have to tell them,” {talker} said. It sounded quite easy in the kitchen. But then the bell rang. It was the new moon, and they were all there, with biscuits, and with a camera.",
        "@bathroom(hero talk) “I'll tell them,” {hero} said to the mirror. “I'll just tell them.” It sounded quite easy in the bathroom. But then the bell rang. It was the new moon, and they were all there, with biscuits, and with a camera.",
      ],
    ],
    end: [
      "@bedroom(hero talk) {Hero} led them up the stairs, one floor, two floors, three. {He} opened the door of {his} room, and the truth was, it was empty. Or not quite. On the wall hung drawings, one for every night when {he} had not slept. “That's all there is,” said {hero}, and looked at the floor. “I made it up. I'm sorry about the biscuits.”",
      [
        "@bedroom(hero talk) Nobody spoke. The girl with the freckles went up to the wall, so near that her nose nearly touched it. “You drew those?” she asked. “It looks as if the {thing} is just going to turn round.” The camera clicked. “Can you do one for me?” said the boy at the back. “With me on it?” And somebody bit into a biscuit.",
        "@bedroom(hero talk) Nobody spoke. The girl with the freckles went up to the wall, so near that her nose nearly touched it. “You drew those?” she asked. “It looks as if I could walk straight in.” The camera clicked. “Can you do one for me?” said the boy at the back. “With me on it?” And somebody bit into a biscuit.",
      ],
      "+ @bedroom(hero talk) They were cross, too. It would not be true to say they weren't. “You could have just told us,” said the girl with the freckles. “Then you wouldn't have come,” said {hero}. She thought about that. “I'd have come for the drawings,” she said.",
      "@bedroom(hero write) They come every Saturday now, and bring paper. There are so many pictures by now that they go out through the door and down the stairs, and on the second floor the neighbours have begun to join in.",
    ],
  }),
  story({
    says: [
      /\b(?:lie[sd]?|lying|fib\w*|rumou?rs?|pretend\w*|made up|makes up|white lie)\b/i,
      /\b(?:school|class\w*|teachers?|pupils?|students?|exam|test|homework|best friend)\b/i,
      /\b(?:out of (?:hand|control)|grows?|grew|bigger|spreads?|spread|snowball\w*|trouble|believ\w+|everyone|whole school)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|police|famous|horse|spy)\b/i,
    of: "young",
    after: [
      "It had been such a small one. {Hero} had said it quickly, the way you push something under the bed when there's a knock. And the person who had asked had nodded and gone away. {Hero} breathed out. That was that, {he} thought.",
      "@corridor(hero talk) But a lie doesn't stay where you have put it. By break time three people knew. By lunch it had got longer. A boy whom {hero} had never spoken to told {him} the whole story, as the newest news, with a fire engine in it. “Really?” said {hero}. “Really,” said the boy. “I've got it from someone who was there.”",
      "@hall(hero sit) Each time somebody asked, {hero} had to put another one on top, so that the first would not fall over. It was like a tower of chairs. Teachers were on it by now, and the nice lady from the kitchen, who gave {hero} a second pudding, out of pity. {He} could not swallow it.",
      [
        "+ @hall(mate look, hero eat) {Talker} was the only one who did not ask. {Talker} only looked at {hero} across the table, and pushed the pudding a little to one side. “It's rather high by now, isn't it?” said {talker}. “What is?” asked {hero}. But they both knew.",
        "@bedroom.night(hero write) In the evening {hero} wrote it all down, everything {he} had said and to whom. It made four pages. Then {he} wrote the truth on a fifth, to compare. It was one line long. {He} looked at that line until the light went out.",
      ],
      "@corridor(hero look) The next day somebody else was sent for. A quiet girl from the other class sat outside the headteacher's office, with her hands between her knees. She had been blamed for it, for {hero's} lie. She had said that it was not her, and nobody believed her. {Hero} walked by, and then {his} feet would not walk on.",
    ],
    end: [
      "@study(hero talk) {Hero} knocked. It was the loudest knock of {his} life. “It wasn't her,” {he} said, before the door was quite open. “It wasn't anybody. I made it up, right from the beginning.” And {he} took away the chairs, one after the other, from the top down, until only the first small one was left. It took a long time. The headteacher did not interrupt.",
      "+ @classroom(hero talk) There was a punishment, of course, and it was fair. What was worse was standing in front of the class and saying it again. But while {hero} spoke, something strange happened. With every sentence {he} felt lighter, as if {he} had been carrying those chairs on {his} back for weeks.",
      "@playground(hero talk) The quiet girl waited by the gate. “You could have let me sit there,” she said. “No,” said {hero}. “I tried to. It didn't work.” She looked at {him} sternly, for quite a while. Then she broke her biscuit in two.",
      "Whoever asks {hero} something now has to wait a little. {He} thinks first, and then {he} says it, and it is usually very short.",
    ],
  }),
  story({
    says: [
      /\b(?:homework|book report|essay)\b/i,
      /\b(?:ate|eats?|eaten|chew\w*|stol\w+|excuse\w*|didn't believe|doesn't believe|did not believe|does not believe|never believ\w+|nobody believ\w+)\b/i,
    ],
    may: [
      role("beast", "dog|puppy|goat|goats|cat|hamster|rabbit|dragon|parrot|monkey|cow|pig|sheep"),
      role("teacher", "teacher|headmaster|headmistress|headteacher|principal"),
    ],
    of: "young",
    after: [
      [
        "@kitchen(hero talk, beast sit) There were three corners left of it, and a wet paper clip. {Thebeast} sat beside them, looked at the ceiling, and burped. It smelled of long division. “Nobody is going to believe this,” said {hero}. “You know that, don't you? It's the oldest excuse in the world.”",
        "@kitchen(hero look) There were three corners left of it, and a wet paper clip. {Hero} laid them side by side on the table. “Nobody is going to believe this,” said {hero}. It was the oldest excuse in the world, and the worst of it was, this time it was true.",
      ],
      [
        "@classroom(teacher talk, hero stand) And so it was. {Theteacher} put down the chalk and folded {teacherhis} arms. “Eaten,” said {theteacher}. “Eaten,” said {hero}. “And I suppose it was delicious?” The class roared. {Hero} put the paper clip on the desk as evidence, but that only made it worse.",
        "@classroom(hero stand) And so it was. The teacher put down the chalk and folded his arms. “Eaten,” he said. “Eaten,” said {hero}. “And I suppose it was delicious?” The class roared. {Hero} put the paper clip on the desk as evidence, but that only made it worse.",
      ],
      "@kitchen(hero look) So {hero} did it all again that night, every line of it, and locked it in the kitchen cupboard. In the morning the cupboard was open. On the floor lay a paper clip. “It isn't funny,” said {hero}, though there was nobody there who could have answered.",
      "@kitchen(hero look) The third time {hero} thought about it like a detective. What was so good about it? The maths had gone, and so had the spelling, but the drawing of the volcano had been left alone. {Hero} sniffed at the exercise book. It smelled of jam. {He} always did homework at the kitchen table, next to the bread.",
    ],
    end: [
      [
        "@classroom(beast walk, teacher sit, hero look) “Bring me proof,” {theteacher} had said. So the next day {hero} brought {thebeast}. There was a great deal of noise on the stairs. {Thebeast} walked into the classroom, looked around, and went straight up to the front. {Theteacher} had just had breakfast, at {teacherhis} desk, over a pile of thirty exercise books.",
        "@classroom(hero sit) “Bring me proof,” the teacher had said. So the next day {hero} brought a sheet with jam on it, and laid it by the open window. They all sat still and waited. There was a rustle. A nose came over the sill, and after the nose came a tongue, and the sheet was gone, with a noise like a kiss.",
      ],
      "@classroom(beast eat) It took less than a minute. After that there were twenty-nine exercise books, and a great silence, and a burp. “Eaten,” said a small voice. “Delicious,” said the whole class. Then somebody began to laugh, and it was not one of the children.",
      "+ @classroom(hero write, teacher write) {Hero} got a new exercise book, with a star in it before there was a single word. And because the teacher now had to write to all the parents to explain where the tests had gone, {hero} helped with the letter. It was the oldest excuse in the world. They practised it together until it sounded true.",
      "@classroom Nobody at that school does homework next to the jam any more. On the wall, in a little frame, hangs a paper clip, and it is still a bit bent.",
    ],
  }),
];
