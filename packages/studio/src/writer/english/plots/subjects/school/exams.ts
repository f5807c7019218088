import { role, story } from "../subject-story.ts";

/** Stories of exams, graduations and last days at school. */
export const exams = [
  story({
    says: [
      /\b(?:cheat\w*|steal\w* the (?:test|exam)|stol\w+ (?:the )?(?:test|exam|answers)|copied|copies|copying|plagiari\w+)\b/i,
      /\b(?:exams?|tests?|finals?|quiz|essay|school|class)\b/i,
      /\b(?:accus\w+|blam\w*|kn[eo]ws?|caught|saw|sees?|innocent|falsely|suspect\w*|witness\w*|notic\w+)\b/i,
    ],
    unless:
      /^(?:(?!\b(?:saw|sees|knew|knows|found|finds|discover\w*|notic\w+|caught|catches|accused)\b)[^.,]){0,50}\b(?:cheat(?:s|ed)|copie[sd]|(?:stole|steals) the)\b|\b(?:husband|wife|card(?:s)? game|chess|casino|murder\w*)\b/i,
    of: "people",
    after: [
      "@classroom(hero sit) It would have been easy to say nothing. Nobody had asked {hero}. It was only that the two of them sat in the same room every day, the one who was blamed and the one who knew, and there were nine steps between the two tables. {Hero} had counted them. {He} knew that floor very well by now.",
      "+ @corridor(hero look) There was a form on the noticeboard, with a date. By then it would be decided, and whoever had cheated would not be allowed to sit the exam again. {Hero} saw how people moved their chairs away, just a little, as if it were catching. Somebody had written a word on the locker. It had been wiped off, but it could still be read.",
      "@bedroom.night(hero sit) In the evening {hero} tried it out loud. “It was somebody else,” {he} said into the pillow. Then came the question that always comes: who? {Hero} thought of breakfast tomorrow. {He} thought of a face that {he} had known for so long, and of how it would look. You can't be fair to two people at once, it seemed, not with one sentence.",
      "+ @bedroom.night(hero sit) {He} even thought of saying that it had been {himself}. It had something heroic about it, at night. By morning it was just one more lie, and there were enough of those.",
      "@corridor(hero talk) So {hero} did the hardest thing first, and it was not with the headmaster. {He} knocked at a door. “I know it was you,” {he} said. “I saw it. I'm not going to tell on you. I'm going to wait until Friday, so that you can do it yourself.” There was shouting then, and after the shouting there was nothing. The door stayed shut for two days.",
    ],
    end: [
      "@corridor(hero stand) On Friday morning {hero} stood in front of the headmaster's office. {He} would have to go in alone, then. {He} already had {his} hand on the handle, when there were steps behind {him}, quick ones, and a voice, out of breath: “Move. It's my sentence.” The one who had done it pushed past, white as chalk, and went in without knocking.",
      "@corridor(hero stand) It took half an hour. Through the wall there was a murmur, and once something like sobbing. When the door opened, the headmaster looked older and not unkind. There would be consequences, hard ones. “But you came by yourself,” he said. “That will be in the file as well. Did anybody make you?” “No,” was the answer. “Somebody waited.”",
      "+ @classroom(hero talk) There was still the other thing to do. {Hero} walked the nine steps, in front of the whole class, and held out {his} hand. “It's been cleared up,” said {hero}. “And I should have said something on the first day. I'm sorry about the five days.” The hand was taken. It was gripped quite hard, for there was some anger in it, too.",
      "@hall(hero eat) They sit together at lunch these days, three of them, not always comfortably. The locker has been painted. If you know where the word was, you can see that there the paint is twice as thick.",
    ],
  }),
  story({
    says: [
      /\b(?:exams?|finals|tests?|driving test|maths test|math test|entrance (?:exam|test)|oral exam)\b/i,
      /\b(?:fail\w*|afraid|nervous|panic\w*|stud(?:y|ies|ied|ying)|revis\w+|pass|must pass|has to pass|had to pass|last chance|unprepared|hasn't learned|had not learned)\b/i,
    ],
    unless:
      /\b(?:cheat\w*|driving|oversle\w+|late|miss(?:es|ed) the|hatch\w*|dinosaur|hack\w*|medical|pregnan\w+|blood|murder\w*|dragon|magic|wizard|witch|egg)\b/i,
    may: [
      role(
        "ally",
        "grandpa|grandad|grandfather|grandma|grandmother|gran|sister|brother|uncle|aunt|cousin|best friend|friend|neighbour|neighbor|janitor|caretaker|dad|father|mum|mom|mother",
      ),
    ],
    of: "people",
    after: [
      "@study(hero read) There were four hundred pages, and on each of them was something that {hero} had once known, or never. {He} marked the important parts in yellow. When {he} was finished the book was yellow. The clock on the wall ticked faster than the one in the kitchen, {he} would have sworn to that.",
      [
        "@bedroom(hero talk, ally sit) “Explain it to me,” said {theally}, and sat down on the bed. “You don't understand anything about it,” said {hero}. “That's just why.” So {hero} explained. {Theally} asked so stupidly that it was a pleasure. “Why?” “But why?” At the fourth why {hero} noticed that {he} did not know it {himself}. {He} looked it up, and this time it stayed.",
        "@study(hero talk) Then {he} tried to explain it to somebody, and since there was only the rubber plant, {he} took that. “It's quite simple,” said {hero}. Halfway through {he} noticed that it was not. The rubber plant was silent, and in that silence {he} heard exactly what {he} did not know. {He} looked it up, and this time it stayed.",
      ],
      "+ @bedroom.night(hero sleep) {He} ate cold noodles and dreamed of formulas. There were notes on the bathroom mirror and notes on the fridge. In the last night {hero} lay awake and could hear it all trickle out of {his} head again, like sand. Towards morning {he} fell asleep with {his} cheek on page three hundred and four.",
      "@hall(hero sit) The hall was cold and smelled of floor polish. “You may turn over your papers,” said a man with a stopwatch. {Hero} turned it over. There were the questions, and in {his} head there was nothing at all. It was white from wall to wall. To the left they were writing already. The scratching of the pens was like rain.",
    ],
    end: [
      [
        "@hall(hero write) {Hero} put down the pen. {He} thought of {theally}, on the edge of the bed, with that face. “But why?” {he} heard, so clearly that {he} nearly turned round. “Well, because,” thought {hero}, “it's like this.” And {he} began to explain it, in writing, in simple words, just as if somebody sat there who didn't know a thing about it and was longing to hear.",
        "@hall(hero write) {Hero} put down the pen. {He} looked out of the window, and there on the sill, forgotten, with dusty leaves, stood a rubber plant. {He} could have kissed it. “Well,” thought {hero}, “it's like this.” And {he} began to explain it, in writing, in simple words, just as if somebody sat there who didn't know a thing about it.",
      ],
      "@hall(hero write) After that there was no holding {him}. One answer pulled the next one after it, like handkerchiefs out of a hat. On the question about page three hundred and four {he} even drew a little picture. “Time!” called the man with the stopwatch. {Hero} looked up and had ink on {his} nose.",
      "+ @kitchen(hero read) The letter came three weeks later. It lay on the kitchen table for an hour, because nobody dared. Then {hero} tore it open and read it, and read it once more, and sat down on the floor. It was not the best result of the year. But beside one of the answers the examiner had written in pencil: “Now even I have understood it.”",
      [
        "@street(hero walk, ally walk) The yellow book has been given away. {Theally} came along when it was posted, and wanted to know where it was going, and why. “But why?” It took the whole way home.",
        "@kitchen(hero look) The yellow book has been given away. The notes have gone from the mirror, too. Only the one on the fridge is still hanging there. It says: eat something.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:graduat\w+|last day of (?:high )?school|last school day|last day at (?:high )?school|prom night|leav\w+ school|finish\w* school|high school (?:is|was) over|end of school|class of \d+)\b/i,
      /\b(?:friends?|school|class\w*|students?|teacher|seniors?|teen\w*|best)\b/i,
    ],
    unless:
      /\b(?:murder\w*|road trip|van|stutter\w*|bus driver|retir\w+|tram|zombie|crush|love|killer|spy|bomb|job|police academy|train driver)\b/i,
    of: "people",
    after: [
      "@restaurant(hero eat) All at once everything was for the last time. The last time through that door, which you had to kick at the bottom. The last soup in the canteen, and it was just as bad as all the others. {Hero} ate two plates of it. {He} had never liked it, and now {he} could not stop.",
      [
        "@roof(hero sit, mate sit) “We'll see each other all the time,” said {talker}. “All the time,” said {hero}. They both knew that there was a map between them, and that it was a large one. They were sitting on the bicycle shed, where it is forbidden, with dangling feet, and neither wanted to be the first to climb down.",
        "@corridor(hero look) “We'll see each other all the time,” said all of them to all of them. There was a map in the corridor, where each had stuck a pin for where they were going. {Hero} looked at it for a while. It's surprising how far apart pins can be.",
      ],
      "+ @cellar(hero read) In the cellar they found the suggestions box from the first year. It had never been opened. “More chips,” said one note. “Longer breaks.” And one, in {hero's} own handwriting, with a spelling mistake: “I hope this isn't over too quickly.” {He} had been ten then, or not much more.",
      "@theatre(hero stand) Then the gowns were handed out, and they were too long. The caps did not fit anybody. They sat in rows and sweated, and on the stage somebody was speaking about the future, for forty minutes. {Hero} listened only to the fan. {He} was called up, and on the steps {he} trod on {his} hem. There was a ripping noise, and then {he} lay there, full length, in front of six hundred people.",
    ],
    end: [
      "@theatre(hero stand) There was a moment's silence in which {hero} could have died. Then somebody called from the back: “Just like the very first day!”, and it was true. On the very first day, on these same steps, {he} had lain just like that, with a much smaller bag.",
      "@theatre(hero take) Half the class was laughing, and then they all came running, in their silly caps, to help {him} up. Just as on that day. The same hands, only bigger. “So,” said the headmistress, and gave {him} the rolled-up paper, “now you may begin.” She had said that at the time as well. She probably said it to everyone. But {hero} had got something in {his} eye.",
      "+ @river.dawn(hero sit, mate sit) In the evening they sat by the river until it got light, the whole lot of them. Nobody said anything about the future. They told each other the past, from the first day on, and each of them remembered something else, and only together they got it complete. When the sun rose, they had just reached the soup.",
      "@room(hero look) The gown had to be given back, and the tear had to be paid for. {Hero} kept the piece of hem. It's a strip of black cloth, no longer than a hand, and it's got the dust of those steps on it.",
    ],
  }),
];
