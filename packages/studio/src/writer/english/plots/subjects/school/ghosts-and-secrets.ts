import { role, story } from "../subject-story.ts";

/** Stories of ghosts at school, and of other things that pupils find there. */
export const ghostsAndSecrets = [
  story({
    says: [
      /\b(?:ghosts?|haunt\w*|phantom|spirit)\b/i,
      /\b(?:school|class(?:room)?|boarding school|canteen|gym(?:nasium)?|school library|locker|pupil|teacher|dormitory|corridor|attic of the school)\b/i,
    ],
    unless:
      /\b(?:murder\w*|killed|killer|online|fak\w+|sailor|widow|hotel|castle|pretend\w*|halloween costume|exorcis\w+|blood)\b/i,
    may: [role("ghost", "ghost|phantom|spirit")],
    of: "young",
    after: [
      [
        "@classroom(hero look) It always got a bit cold first, as if somebody had opened a fridge. Then the chalk rolled along the rail by itself. {Hero} knew by now what that meant. “Are you there?” {he} whispered. The chalk stopped. On the board, very thin and in old-fashioned letters, as if it cost a lot of effort, stood: “Yes. Are you?”",
      ],
      "+ @classroom(hero talk) Nobody had ever asked {theghost} anything. People had screamed, or laughed, or called the caretaker. {Hero} had a list of questions. What is it like to walk through a wall? “Like sneezing backwards.” What do ghosts eat? “Smells. Please open the lunch box.”",
      [
        "@classroom(hero talk, mate look) “Are you sad?” asked {hero}. For a long time there was no answer. “I am not finished,” the chalk wrote then. “Not finished with what?” asked {talker}, who held on to {hero's} sleeve and did not want to look. The sponge fell off the rail.",
        "@classroom(hero talk) “Are you sad?” asked {hero}. For a long time there was no answer. “I am not finished,” the chalk wrote then. “Not finished with what?” asked {hero}. The sponge fell off the rail.",
      ],
      "@cellar(hero read) In the cellar, behind the old gym shoes, there were the registers, a hundred years of them. {Hero} read until {his} eyes ran. There it was: a name, in the same thin letters, and a tick for every day, up to a week in June. Beside it someone had noted: “Did not sit the final test. Ill.”",
      "@classroom.night(hero talk) “Is that it?” asked {hero} that evening in the empty classroom. “The test?” The lamp flickered. “All the others were let go,” wrote the chalk. “I never handed it in. So I am still here. I have learned it every night. But nobody ever hands me the paper.”",
    ],
    end: [
      "@classroom.night(hero sit) So {hero} made one. {He} wrote it on real squared paper, twelve questions, from the old book in the cellar, and put it on the desk in the third row by the window. {He} sat down at the teacher's table and took out a watch. “You may begin,” said {hero}, with a voice that wobbled only a little. The pen lifted itself from the groove.",
      "+ @classroom.night(hero write) It scratched for a whole hour. {Hero} did not look up once, because that isn't done. At the end the sheet came sailing through the air and settled in front of {him}. {He} went over it with a red pencil. Question four was wrong, and {he} thought about that for a while. But then {he} wrote underneath what there was to write: “Passed.” And {he} signed it.",
      "@classroom(hero look) There was a sound as though somebody had held their breath for a hundred years and was letting it out. It became quite warm. On the blackboard stood, no longer thin at all: “Thank you.” The door to the yard opened, although the caretaker had locked it, and something ran out, fast, as children run on the last day.",
      "@classroom(hero look) It isn't cold in there any more. Only every year, in one week in June, the chalk rolls along the rail, and {hero} looks up and nods. Old pupils are always welcome.",
    ],
  }),
  story({
    says: [
      /\b(?:teacher|headmaster|headmistress|headteacher|principal|professor)\b/i,
      /\b(?:witch|wizard|alien|vampire|spy|superhero|robot|werewolf|time traveller|time traveler|dragon|magician|pirate|mermaid|secret agent|ghost hunter|rock star|wrestler|burglar|detective)\b/i,
      /\b(?:find\w* out|found out|discover\w*|secret\w*|believ\w+|thinks?|thought|suspect\w*|sure|convinced|really|actually|turns? out|turned out|notic\w+)\b/i,
      /\b(?:class\w*|school|pupils?|students?|boy|girl|kids?|children|friends?|\d{1,2})\b/i,
    ],
    unless: /\b(?:swap\w*|food|lunch\w*|homework|murder\w*|substitute|supply|kill\w*|love with|husband|hatch\w*)\b/i,
    may: [
      role("tutor", "teacher|headmaster|headmistress|headteacher|principal"),
      /\b(?<what>(?:an?|the) (?:[a-z-]+ )?(?:witch|wizard|alien|vampire|spy|superhero|robot|werewolf|dragon|magician|pirate|mermaid|secret agent|rock star|wrestler|burglar|detective))\b/i,
      /(?<!\p{L})(?<fan>(?!He|She|They|It|We|But|And|Then|So|The\b)\p{Lu}\p{Ll}+|(?:[Aa]|[Tt]he|[Oo]ne) (?:[a-z]+ )?(?:boy|girl|pupil|student))(?:, \d+,)? (?:believed|thought|was sure|was convinced|suspected|discovered|found out|noticed)/u,
    ],
    lead: "fan",
    of: "young",
    after: [
      "@classroom(hero write, tutor look) It was not a single thing, there were many small ones. There was the coffee cup, which was always empty, although nobody had ever seen {thetutor} drink. There was the cupboard that was never opened. There were the shoes. {Hero} began a list at the back of the geography book, and by Friday it went on to the cover.",
      [
        "@street(tutor walk, hero look, mate look) “All teachers are strange,” said {talker}. “Not like that,” said {hero}. They followed {thetutor} to the car park, from bush to bush. {Thetutor} stopped, sniffed the air, and said, without turning round: “You'll catch cold in those brambles.” Then {thetutor} was gone. There was no car.",
        "@street(tutor walk, hero look) After school {he} followed {thetutor} to the car park, from bush to bush. {Thetutor} stopped, sniffed the air, and said, without turning round: “You'll catch cold in those brambles.” Then {thetutor} was gone. There was no car.",
      ],
      "@classroom(hero sit) “Nobody will believe me,” thought {hero}. {He} needed proof. So on Monday {he} stayed behind, squeezed into the space under the last table, and held {his} nose because of the dust. The school grew quiet. Steps came along the corridor. The cupboard that was never opened creaked, and out of it came a light that was not a proper colour.",
      "+ @classroom(hero sit) {He} saw the feet go to and fro. Something hummed. Something was put on, with a lot of buttons. It smelled of thunder and of peppermint, and {hero} felt a sneeze begin, right at the back, where you can't reach it.",
    ],
    end: [
      "@classroom(hero give, tutor read) {Hero} sneezed. The humming stopped. A face looked under the table, upside down, and for one moment there was nothing of a teacher in it at all. “Well,” said {thetutor}, “that took you longer than I thought. You've got a list, haven't you? May I see?” {Hero} held out the geography book. {Thetutor} read it through, corrected two spelling mistakes, and nodded. “All true.”",
      [
        "@classroom(tutor sit, hero talk) “But if you're {what}, why are you here?” asked {hero}. “You could do anything!” “I did,” said {thetutor}, and sat down on one of the small chairs. “I did it for a very long time. And do you know what I've never managed, with all that? To make somebody understand fractions who didn't understand them the day before. That was you, on Thursday. I was so happy that I almost gave myself away.”",
        "@classroom(tutor sit, hero talk) “But why are you here?” asked {hero}. “You could do anything!” “I did,” said {thetutor}, and sat down on one of the small chairs. “I did it for a very long time. And do you know what I've never managed, with all that? To make somebody understand fractions who didn't understand them the day before. That was you, on Thursday. I was so happy that I almost gave myself away.”",
      ],
      "+ @classroom(hero look) They agreed on a few rules. {Hero} would say nothing, and in exchange {he} got to look into the cupboard, once, until {he} had counted to ten. {He} has never told anyone what was in there. But afterwards {his} hair stood on end for two days, and it was put down to the weather.",
      "@classroom(hero look, tutor talk) In the geography book the last page is torn out. If {thetutor} explains something, and somebody in the class says “Oh, now I see,” the lamps get brighter for a moment. Only {hero} looks up.",
    ],
  }),
  story({
    says: [
      /\b(?:school|class(?:room)?|school yard|schoolyard|playground|gym)\b/i,
      /\b(?:time capsule|old (?:letter|diary|box|note|tin)|hidden (?:letter|box|note|diary)|buried (?:box|tin|letter|treasure))\b/i,
      /\b(?:finds?|found|discover\w*|digs?|dug|opens?|opened|come across|came across)\b/i,
    ],
    unless: /\b(?:murder\w*|corpse|skeleton|body|bones|time machine|alien|dinosaur|bomb|elevator|cold case)\b/i,
    of: "young",
    after: [
      "+ First there was only dust, and {hero} had to sneeze so hard that more of it came down. Then {he} could see something. It had lain there in the dark all that time, while overhead people had learned their tables, year after year. It was tied up like a parcel, by small fingers.",
      [
        "“Should we?” asked {talker}. “We've already begun,” said {hero}. The knot in the bootlace took them a quarter of an hour. Inside there was a tin, and inside the tin a marble, a tooth, a bird's feather, and a letter. “To whoever finds this,” it began. That was them. Nobody had ever written to them before they were born.",
        "It was tied up with a bootlace, and the knot took a quarter of an hour. Inside there was a tin, and inside the tin a marble, a tooth, a bird's feather, and a letter. “To whoever finds this,” it began. That was {hero}. Nobody had ever written to {him} before {he} {was} born.",
      ],
      "“We are two,” it said in the letter. “We are the only ones who know this place, and we have sworn. Tomorrow one of us has to go away, very far, and we don't know if there will be post. If you find this, please tell us whether we saw each other again. We'd so like to know.” Below that stood two first names, and a year.",
      "@corridor(hero look) So {hero} went looking. The year was so long ago that even the caretaker shook his head. There was a photograph in the corridor, with rows of children in boots. {He} asked in the bakery and in the church. “One of those is still living, up at the home,” said the baker's grandmother. “But there isn't much talking any more.”",
    ],
    end: [
      "@room(hero give) In the home somebody very old sat at the window, with a blanket, and did not turn round. {Hero} didn't know what to say. So {he} laid the marble on the blanket. The old hand closed round it, at once, as if it had only just put it down. “That's mine,” said a voice like paper. “Where's the tooth? The tooth was Jo's.” And then: “Did you find out?”",
      "@room(hero talk) It took {hero} nine days, and half the town was helping by then. There were letters, and a lady at an embassy, and a great-nephew who mended ships. On the tenth day the telephone rang at the home. {Hero} held the receiver to the old ear. “I've still got the other half of the bootlace,” somebody said, very far away. “I never threw it out.”",
      "+ They came in spring, with a walking stick each. They wanted to see the place. They had to bend down for it, and knocked their heads together, and giggled like people with no homework. {Hero} stood beside them with the tin. “So now we know,” said the one. “Now we know,” said the other.",
      "It's all back in there, the marble, the tooth and the feather, with a bootlace made of two halves. And there's a second letter in it. “To whoever finds this,” it begins. “They saw each other again. Love, {hero}.”",
    ],
  }),
];
