import { role, story } from "../subject-story.ts";

const BULLY =
  /\b(?:bull(?:y|ies|ied|ying)|picks? on|picked on|teas(?:e[sd]?|ing)|mean (?:boys?|girls?|kids?)|torment\w*|ma[dk]es? fun of|laughs? at (?:him|her)|laughed at (?:him|her))\b/i;

/** Stories of bullies and of those whom they pick on. */
export const bullies = [
  story({
    says: [
      role("bully", "bully|bullies"),
      /\b(?:bully|bullies)\b[^.]*\b(?:afraid|scared|lonely|sad|alone|poor|hungry|homeless)\b|\b(?:secret\w*|cr(?:ies|ied|ying)|f[io]u?nds? out|discover\w*|knits?|knitting|ballet|danc\w+|needs? help|needed help)\b/i,
    ],
    of: "young",
    after: [
      "@corridor(bully stand, hero look) Until then {thebully} had been one thing only: a big shadow at the end of the corridor. {Thebully} took lunches, and kicked bags. Everybody knew where {bullyhe} stood at break, and everybody walked round that place. {Hero} knew it best of all, because {hero} had the smallest bag and the longest way round.",
      "@corridor(bully talk, hero look) But now {hero} could not stop thinking about it. It is hard to be afraid in the same way of a person whom you have seen without the shadow. The next day {thebully} blocked the door again. “What are you staring at?” said {thebully}. {Hero} could have said it, out loud, in front of them all. It would have been over in a second.",
      [
        "“Why didn't you say it?” asked {talker} afterwards. “They would have laughed about {thebully} for a year.” “Yes,” said {hero}. “That's why.” {Talker} looked at {hero} as though {hero} had spoken Chinese, and then nodded slowly.",
        "+ @street(hero walk) “I could have told them,” {hero} thought on the way home. “They would have laughed about {thebully} for a year.” {Hero} knew what it is like when they laugh. So {he} kept it in {his} mouth, like a hot potato.",
      ],
      "@corridor(bully sit, hero stand) One afternoon {hero} had forgotten a book and ran back. The school was as good as empty. On the back stairs, behind the bicycles, sat {thebully}, with {bullyhis} face on {bullyhis} knees, and the big shoulders shook. {Hero} stood still. A floorboard creaked. “Go away,” said {thebully}. “If you tell anyone, you're dead.”",
    ],
    end: [
      "@corridor(hero give, bully sit) “I've known it for a week,” said {hero}. “I haven't told anybody.” And then, because {his} legs were shaking anyway, {hero} sat down, two steps lower. “You could have,” said {thebully} after a while. “Yes.” “I would have.” “I know,” said {hero}, and put half a sandwich on the step between them. It was the first one {thebully} had not had to take.",
      "@corridor(hero sit, bully talk) It took some time until {thebully} said anything, and then it was a lot. {Hero} listened to all of it. Part of it was sad, and part of it was so ordinary that it could have been {hero's} own. “And why us?” {hero} asked at the end. {Thebully} chewed. “You always looked so happy with your sandwiches,” said {thebully}.",
      "+ @corridor(bully carry) It didn't change in one day. {Thebully} still had a loud voice and large feet. But {bullyhe} carried the bag of a boy who had been kicked, without being told to, up all three floors. At the top {thebully} put it down, very gently, as if there were eggs in it.",
      "@corridor(hero eat, bully eat) In front of the door at break there's room now for everyone. And on the back stairs, on the third step, there are quite often two of them, with one sandwich, cut exactly in half.",
    ],
  }),
  story({
    says: [
      BULLY,
      /\b(?:stands? up|stood up|defend\w*|protect\w*|sav\w+|help\w*|brave\w*|courage|fights? back|fought back|stop\w*|witness\w*|sees?|saw|watch\w*|new (?:boy|girl|kid)|smaller|younger|little)\b/i,
    ],
    unless:
      /^(?:The|A|An) (?:[a-z]+ ){0,2}bully\b|\b(?:vampire|robot|dragon|superpower\w*|magic\w*|ghost|invisible)\b/i,
    of: "young",
    after: [
      "@playground(hero look) It always happened at the same place, behind the gymnasium, where no window looked out. There were three of them. One held the bag, one emptied it, and one laughed. The others from the class walked by and were suddenly very interested in their shoes. {Hero} knew those shoes. {He} had looked at {his} own often enough.",
      "+ @bedroom.night(hero stand) At night {hero} did it all quite differently. At night {he} said clever things, and {he} was as tall as a door. But in the morning {he} was the same size as before, and {his} voice, when {he} tried it out in the bathroom, went up at the end like a question: “Stop that?”",
      [
        "@street(hero walk, mate walk) “We're only two,” said {hero}. “Two's more than one,” said {talker}. It was not much of a plan. But they practised it, on the way to school, side by side: feet apart, chin up, and not too fast. “Stop that,” said {talker}. “Stop that,” said {hero}. A dog that was just digging up a garden stopped.",
        "@street(hero walk) So {hero} practised, every day on the way to school: feet apart, chin up, and not too fast. “Stop that,” {he} said to a lamp post. “Stop that,” {he} said to a pigeon. On the fourth day a dog that was just digging up a garden stopped, and looked ashamed.",
      ],
      "@playground(hero talk) The next time the bag was emptied, a small tin fell out of it, with a photograph inside, and it broke. There was no sound for a moment. Then one of the three put his foot on it. {Hero} heard somebody say “Stop that.” It was loud, and did not go up at the end. It was {hero} {himself} who had said it.",
    ],
    end: [
      "@playground(hero sit) They turned round, all three of them. “Or what?” said the biggest. {Hero} had not practised any further than that. {He} felt {his} heart in {his} ears. “Or nothing,” said {hero}. “I just don't walk by any more. I'm staying here.” And {he} sat down on the ground and began to pick up the pieces.",
      "@playground(hero take) A pair of shoes came round the corner, slowed down, and stopped. It was a girl from the row by the window. She looked at {hero}, and crouched down, and picked up a pencil. Then a boy came, and then two more. They all knelt there and picked things up, though there were not so many things. In the end it was half the class.",
      "+ @playground(hero look) The three stood in the middle of it and had nobody to laugh for. “That's childish,” said the biggest, but nobody was listening. He stood around for a bit. Then he took his foot away, and bent down for the photograph, and wiped it on his sleeve before he gave it back.",
      "@playground(hero sit) Nobody walks by behind the gymnasium any more. They have put a bench there. It's not a good place for a bench, there's no sun, but it's nearly always full.",
    ],
  }),
  story({
    says: [BULLY, /\b(?:school|class\w*|playground|bus|boy|girl|kid|teen\w*|student)\b/i],
    unless:
      /\b(?:theatre|theater|circus|vampire|robot|dragon|superpower\w*|magic\w*|ghost|invisible|boss|office|colleague|duckling|swan|penguin)\b/i,
    of: "young",
    after: [
      "@corridor(hero walk) It had started with one word. It was not even a very bad word, but they said it each time {hero} came in, and soon it was stuck to {him} like a burr. {Hero} learned which stairs were safe. {He} ate {his} lunch fast, and in corners. At home, when they asked, {he} said: “Fine.”",
      "+ @river(hero walk) “Fine” is a lid. Below it {hero} kept everything that was not fine, and it got fuller every day. {He} had tummy ache on Sunday evenings. {He} walked a long way round by the canal, where there were only ducks, and the ducks called {him} nothing at all.",
      [
        "@river(hero talk, mate sit) {Talker} met {him} there. “Why are you going this way?” asked {talker}. “I like ducks,” said {hero}. {Talker} sat down in the grass. “I can wait,” said {talker}, and did, through nine ducks and a barge. Then {hero} told it all, even the word.",
        "@river(hero talk) There was an old woman on the bench there, who fed them. “You come by at half past three every day,” she said, “and there is nobody who likes ducks that much.” {Hero} wanted to say “Fine.” But something in the way she held the bread made {him} stay, and {he} told her everything, even the word.",
      ],
      [
        "@kitchen(hero talk) “And who else knows?” asked {talker}. “Nobody,” said {hero}. “That's what that word lives on,” said {talker}. “It's like mould. It only grows where it's dark.” {Hero} thought about that all evening. Then {he} went into the kitchen, where the light was on, and said: “It isn't fine. They pick on me at school.”",
        "@kitchen(hero talk) “And who else knows?” asked the old woman. “Nobody,” said {hero}. “That's what that word lives on,” she said. “It's like mould. It only grows where it's dark.” {Hero} thought about that all evening. Then {he} went into the kitchen, where the light was on, and said: “It isn't fine. They pick on me at school.”",
      ],
    ],
    end: [
      "@classroom(hero talk) Mum put down the pan and listened to all of it. The teacher had not known, and went pale, and wrote things down. The next day they all had to sit in a circle. {Hero} said the word aloud, {himself}, in front of the whole class. Said by {him}, slowly, it sounded rather small.",
      "@classroom(hero sit) It was the loudest of them who went red first. “It was only for fun,” he said. “Who laughed?” asked the teacher. Nobody had. They looked at each other. They had each thought that the others did. “I was afraid you'd start on me,” said a girl in the back row. “I was, too,” said somebody else, and then a third.",
      "@hall(hero eat) There was no miracle. On the stairs somebody still began to say it, now and then, and stopped after the first letter, because three people had turned round. {Hero} ate {his} lunch in the middle of the room. It lasted the whole break, and it turned out that {he} could tell jokes.",
      "@river(hero walk) {Hero} still walks home by the canal on some days, but now {he} does it for the ducks. And if {hero} says “Fine” these days, it means fine.",
    ],
  }),
  story({
    says: [
      /\b(?:laugh\w* at|teas\w+|mock\w*|ma[dk]es? fun|bull\w+|ashamed|embarrass\w*|hates?|hated|hides?|hid|refus\w*|(?:won|would|did)(?:n['’]t| not) smile|never smile[sd]?|photo)\b/i,
      /\b(?<sign>glasses|braces|freckles|red hair|curly hair|big ears|ears|hearing aids?|an eye patch|birthmark|big nose)\b/i,
      /\b(?:school|class\w*|pupils?|kids|children|friends|new)\b/i,
    ],
    of: "young",
    unless: /\b(?:ghost|dragon|robot|steal\w*|stole|magic\w*)\b/i,
    after: [
      "@corridor(hero walk) In the mirror at home {thesign} had not looked so bad. But at school nobody seemed to see anything else of {hero}. “Look at that,” they whispered. {Hero} wished {he} could have left {thesign} at home, in a drawer.",
      "@classroom(hero sit) So {he} tried to be invisible. {He} sat at the back. {He} came early and went late. On the class photo {he} stood behind the tallest boy. It worked quite well. When the photo came, {hero} was not on it, except for a bit of sleeve. {He} looked at the sleeve for a long time.",
      [
        "@classroom(hero point, mate look) “Where are you?” asked {talker}, and looked for {hero} in the picture. “There,” said {hero}, and pointed. “That's a sleeve,” said {talker}. “I'd have liked to have the rest of you as well.” It was said quite simply. {Hero} put the photo in the drawer, and did not know what to say.",
        "+ @room(hero point) At home Mum wanted to hang up the photo. “Where are you?” she asked. “There,” said {hero}, and pointed. Mum looked at the sleeve. Then she hung it up all the same, in the middle of the wall, and said nothing, and that was worse.",
      ],
      "@corridor(hero look) Then a small girl from the first class stood in the corridor and stared at {hero} with her mouth open. Now even the little ones! “What is it?” {hero} snapped. The girl took a step back. “You've got {sign}, just like me,” she whispered. “I thought I was the only one in the whole world.”",
    ],
    end: [
      "@corridor(hero talk) It was true, and she had been crying. {Hero} crouched down. “Who laughed?” {he} asked. “All of them,” said the girl. “What do you do when they laugh?” {Hero} was just about to say: I hide. But {he} could not say that to such a little girl. “I'll show you,” said {hero}, and stood up, and took her by the hand.",
      "@playground(hero walk) They walked right across the playground, through the middle, not fast. The whispering began. “Yes,” said {hero} aloud, “look as long as you like. There are two of us now.” That was all, but nobody had reckoned with it. There's no fun in whispering about a thing that's being shown to you.",
      "+ @playground(hero talk) “Does it hurt?” asked a boy. “Can I try?” asked another. They came closer, and asked what they had wanted to know the whole time. {Hero} answered it all, and the little girl at {his} hand answered, too, louder and louder. At the end a boy went home and told his mother that he would like to have {sign}, too.",
      "@classroom(hero look) There's a new class photo on the wall. In the very front, in the middle, stands {hero}, so big that there is hardly any room for the others. You can see everything, {thesign} most of all.",
    ],
  }),
];
