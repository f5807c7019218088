import { role, story } from "../subject-story.ts";

/** Stories of what somebody's family did not know. */
export const secrets = [
  story({
    says: [
      /\b(?:f(?:inds?|ound) out|discover(?:s|ed)?|learn(?:s|ed|t)?|realis(?:es|ed)|realiz(?:es|ed)|never knew|never told)\b/i,
      role(
        "kin",
        "mum|mother|mom|mummy|dad|father|grandma|grandmother|nan|nana|gran|granny|grandfather|grandpa|grandad|granddad|aunt|aunty|auntie|uncle",
      ),
      /\b(?:used to be|had (?:once |secretly )?been|was once|once was|was secretly) (?<fact>(?:an?|in an?|the|in the)(?: (?!and\b|but\b|who\b|before\b|when\b|until\b|then\b|so\b)[^\s,.;]+)+)/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|nazi|war|prison|adopted|ghost|vampire|witch|dead|died|victim|dinosaur|robot|superhero|princess|queen|king)\b/i,
    of: "people",
    after: [
      "@kitchen(hero talk, kin look) {Hero} waited until the plates were washed. Then {he} said it straight out. “You were {fact}.” {Kin} went on drying the same plate for a very long time. “Who told you?” said {kin} at last, and that was not a no.",
      "+ @kitchen(kin talk, hero talk) “It was before you,” said {kin}. “It was before the mortgage and the bad back and the car with the dog hairs. There was not much left of it, so I put it away.” “You put away that you were {fact}?” said {hero}. “The way other people put away a tent?”",
      "@kitchen.dawn(hero look, kin) {Hero} hardly slept. At breakfast {he} watched {kin} butter the toast right up to the edges, as on every morning, and tried to see the other one, the one from before. Once, only for a moment, when the radio was on, {hero} thought {he} could: it was in the way {kin} tapped the knife.",
      "+ From then on {hero} asked one question a day. Was it fun? Were you any good? Were you afraid? {Kin} answered each of them in the car, looking at the road, and each answer was longer than the last. On the Thursday they drove round the roundabout four times because {kin} had not finished.",
      "There was one question that {hero} kept for last. “Why did you stop?” {Kin} switched off the engine. “One night I was very tired, and I thought that I would rest for a week. And nobody rang. After a month I was ashamed that I had waited for the phone, and I never spoke of it again.”",
    ],
    end: [
      "@room(hero talk) So {hero} did what nobody had done in all those years, and rang. It took an afternoon and a great many wrong numbers to find a voice from those days, a hoarse one, that shouted so loudly that {hero} held the phone away. “Is that who I think it is? We thought it was us who had been forgotten!”",
      "@kitchen(kin talk, hero look) They came on the Sunday, three of them, grey, and too loud for the street. They stood in the kitchen and pointed at {kin} and laughed until they had to sit down. And the stories came out, one after another, each worse than the one before, and {hero} sat on the stairs and did not miss a word.",
      "@corridor(hero look, kin talk) “Think of it,” said the hoarse one to {hero} at the door, “{fact}, and the best of all of us!” {Kin} turned red up to the ears. {Hero} had never seen {kinhim} do that. “I was all right,” said {kin}.",
      "@corridor(hero talk) Nothing much has changed. The toast is still buttered right up to the edges. But in the hall, where the picture of the lighthouse used to hang, there is an old photograph now, and when visitors ask who that is, {hero} says, “Sit down. This takes a while.”",
    ],
  }),
  story({
    says: [
      /\b(?:comedian|comic|comedy|musician|singer|drummer|guitarist|rapper|dancer|ballet|actor|actress|dj|clown|magician|drag queen|acrobat)\b/i,
      role("parents", "parents|mother|father|mum|dad|mom|family"),
      /\b(?:th(?:inks?|ought)|believ(?:es?|ed)|(?:is|are|was|were) (?:sure|convinced))\b[^.]*\b(?:stud(?:y|ies|ying|ied)|going to|become|training|law|medicine|doctor|lawyer|engineer\w*|accountan\w+|university|college)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|kill\w*|dead|died)\b/i,
    of: "people",
    after: [
      "@bedroom(hero talk) {Hero} kept two bags under the bed. In one were the thick books, so new that they still creaked. In the other was everything that {hero} loved. When the phone rang on Sundays, {he} opened one of the thick books before {he} answered, as if it could be heard. “Yes,” said {hero}. “Very busy. Lots of reading.”",
      "+ It was a good lie, and it needed a lot of looking after. {Hero} knew the names of teachers who had never taught {him}, and the marks of exams that {he} had never sat. On the fridge at home hung a list of them in red ink. {Hero} had made sure that they were not too good.",
      "+ In the evenings {hero} went where nobody asked about marks. It was a room above a bar, with a heater that ticked, and there {he} was bad at first, then less bad. One Tuesday, for about four minutes, {hero} was so good that the man at the bar forgot to give change.",
      "And then came the night that counted. There was a poster, and on it, in letters as long as a thumb, was {hero's} own name. {Hero} had asked for another name. Nobody had listened. A cousin saw it from the bus, took a picture of it, and sent it home with a question mark.",
      "@theatre(hero look) {Hero} looked out from behind the curtain, and in the third row, in their good coats, sat {parents}, holding hands the way people do at the dentist's. “You're on in two minutes,” said the man with the list. {Hero's} mouth was as dry as flour.",
    ],
    end: [
      "@theatre(hero talk) There was a back door. {Hero} got as far as the handle. Then {he} turned round, went out into the light, and began with the truth. “Good evening. Two people in this room believe that I am at the library.” There was a laugh, a warm one. {Hero} breathed in, and did the thing that {he} had learnt in all the hours when {he} was supposed to be learning.",
      "+ @theatre(hero) {He} did it better than ever before. {He} did it for the third row, and did not dare to look there until the end. When the lamps went up, the whole room was clapping, except for two people in good coats, who were looking for a handkerchief in the same handbag.",
      "@street.night(hero talk, parents talk) Outside it was raining. “Four years,” said {parents}. “Four years of exams on the fridge!” “I know,” said {hero}. “I am sorry for the lie. I am not sorry for the rest.” Then, after a silence as long as a tunnel: “That bit in the middle. Did you think of that by yourself?” “Yes,” said {hero}. “Hm. We would have liked to be asked for tickets.”",
      "@kitchen(hero talk) The list on the fridge is gone. In its place hangs the poster, with the corner torn where it was taken from a wall in the rain by two people in good coats. And on Sundays, when the phone rings, {hero} lets the thick books lie, and tells how it really was.",
    ],
  }),
  story({
    says: [
      role("kin", "uncle|grandfather|grandpa|grandad|nan|nana|gran|grandmother|grandma|aunt|dad|father|mum|mother|mom"),
      /\b(?:lied|always (?:said|says|claimed|claims|told|bragged)|bragged|claims?|claimed|pretend(?:s|ed)|boast(?:s|ed)|swore|swears)\b[^.]*\b(?:(?:he|she) (?:was|had been|played|had played|sang|drove|knew|invented)|to have)\b/i,
      /\b(?:nobody believed|no one believed|comes?|came|turns? up|turned up|for years|thirty years|forty years|twenty years)\b/i,
    ],
    unless: /\b(?:ghost|dead|died|murder\w*|treasure|dragon)\b/i,
    of: "people",
    after: [
      "@room(kin talk) Everybody in the family could tell that story by heart. It was told at weddings, and louder at funerals, and it was never told twice in the same way. The cousins moved their lips along with it. “There {kinhe} goes,” they whispered, and passed the potatoes.",
      "+ @kitchen(kin sit) And now, all of a sudden, {kin} did not want to tell it any more. {Kinhe} sat in the kitchen with the curtains drawn. “They are really here?” {kinhe} asked. “In town? You have seen them?” “So now we can ask them,” said the cousins. {Kin} went as white as the fridge.",
      "@kitchen.night(kin talk) Late that night, when the others had gone, {kin} said it, very quietly, into a cup of cold tea. “Some of it is true. A small piece. I've told the large piece for so long that I don't know where the small one ends.” {Kinhe} pushed a shoebox across the table. In it lay a single yellowed ticket with a telephone number on the back.",
      "+ @kitchen.night(kin talk) “All these years,” said {kin}, “I only wanted that there was one thing about me. Other people have a shop, or a singing voice, or good teeth. I had that story.” Outside a car went slowly past the house, and then came back, and {kin} looked at the door.",
      "@corridor(kin look) There was a knock: three short, hard ones. On the step stood a big old man with rings on his fingers, and behind him two more, and they filled the whole hall. The big one took off his dark glasses, and looked at {kin} from the slippers upwards. The cousins held their breath.",
    ],
    end: [
      "@corridor(kin look) “So it is you,” said the big man. “We've been looking for you for half our lives.” And he told the story, standing in the hall, with his hat in his hands. It was not the one that the family knew. It was much smaller. It was about one single night when everything had gone wrong, and when a young stranger had helped without asking for anything.",
      "@corridor(kin look) “We'd have been finished,” said the big man. “And in the morning there was nobody to thank. Only half of a ticket.” He took the other half from his wallet. The torn edges fitted. {Kin} wept so hard that a cousin had to hold the cup.",
      "+ @kitchen.night(kin talk) They stayed until breakfast. They laughed at the large story until the table shook, and asked for it again, with all that had never happened. “Keep it,” said the big man. “It is better than ours. But tell the small story as well now and then. That is yours.”",
      "@hall(kin talk) At the next wedding {kin} stood up as always, and the cousins began to move their lips. But they did not know the words. It was a short story, this time, about one night and half a ticket. And for once nobody passed the potatoes.",
    ],
  }),
  story({
    says: [
      /\b(?:janitor|caretaker|cleaner|cleaning (?:lady|woman|man)|porter|guard|gardener)\b/i,
      /\b(?:secretly|listen(?:s|ed)?|attend(?:s|ed)?|stud(?:ies|ied)|solv(?:es|ed)|overhear[sd]?|learn(?:s|ed|t)?|sp(?:ots|otted)|discover(?:s|ed)?)\b/i,
      /\b(?:lectures?|university|college|professor|seminar|equations?)\b/i,
    ],
    unless:
      /\b(?:comet|stars?|planet|photographs?|cure|virus|medicine|telescope|painting|piano|sings?|sang|singing|murder\w*|body|corpse|ghost|kill\w*|alien)\b/i,
    of: "adults",
    after: [
      "@corridor(hero write) Nobody looks at the one with the keys. That was a piece of luck for {hero}. {He} had a notebook in the pocket where the dusters were, and it was the fifth one. The first four stood at home beside the salt, full to the last line, and in the margins, in very small letters, stood the questions that {hero} had never been able to ask.",
      "+ @kitchen.night(hero read) The students had bought their books, and many slept on them. {Hero} fetched {his} books from the bin at the end of the term. {He} knew which pages were wrong, for {he} had checked them at night at the kitchen table, and on one page {he} had written in pencil: “No. Not so. Why does nobody say it?”",
      "@classroom(hero talk) So it was only {hero} who saw it at once. What stood there in front of everybody was a mistake, or else it was something wonderful that nobody had understood. {Hero's} heart beat up to the collar. {He} put down the bucket. “Excuse me,” said {hero}. Two dozen heads turned round, and someone laughed.",
      "+ @classroom(hero look) “The toilets are down the hall,” said a boy in the first row. {Hero} looked down at {his} shoes, which were wet. {He} could go. {He} had the floor of the second storey still to do. But in all those years {he} had never had a question so large, and it would not go back into the notebook.",
    ],
    end: [
      "@classroom(hero write) {Hero} walked all the way down the steps, and the bucket stayed behind. {He} took the chalk and drew, slowly at first, as {he} had drawn it a hundred times at the table with the salt. After the third line the boy in the first row stopped laughing. After the sixth he began to copy it down.",
      "@classroom(hero talk) When {hero} turned round, there was an old lady at the door in a wet coat, and it was the professor herself. She looked at the board for so long that the coat dripped a puddle. “Who taught you this?” she asked. “You,” said {hero}. “On Tuesdays and Fridays. The door does not close properly.”",
      "@classroom(hero look) The professor walked to the board, and took the chalk, and {hero} thought that she would cross it all out. But she only wrote a name beneath it, asked how it was spelt, and wrote it again, correctly. “I have stood here for thirty years,” she told the students, “and the best of you was standing outside.”",
      "@classroom(hero sit) There is a chair now in the first row, next to the boy, who has become quite polite. {Hero} still has the keys, and the bucket still waits in the corridor until the hour is over. But the door that did not close properly has been mended. {Hero} did it {himself}, from the inside.",
    ],
  }),
];
