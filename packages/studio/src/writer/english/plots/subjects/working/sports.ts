import { role, story } from "../subject-story.ts";

/** Stories of people who play and run and row. */
export const sports = [
  story({
    says: [
      /\b(?:goal ?keepers?|goalies?|keeper)\b/i,
      /\b(?:penalty|penalties|final|match|nerve|injur\w+|worst|afraid|fear|save[sd]?|break(?:s)?|broke|lost|loses|goals?|game)\b/i,
    ],
    may: [
      role(
        "owncoach",
        "coach|trainer|captain|sister|brother|grandmother|grandfather|friend|twin sister|twin brother|teammate|goose|geese",
      ),
    ],
    unless: /\b(?:murder\w*|prison|zoo|troll|lighthouse|deaf|geese|grandmother says|nobody picks|escape)\b/i,
    of: "people",
    after: [
      "@stadium(hero stand) The goal had never been so big. {Hero} stood on the line and stretched out both arms, and there was still room for a bus on either side. {Hero} spat into the gloves, and it did not help at all.",
      [
        "@stadium(hero look, owncoach talk) “You're looking at the ball,” {owncoach} had said in training. “Don't. Look at the one who kicks it. The ball doesn't know yet where it's going, but the knee does.” So {hero} looked at knees.",
        "@stadium(hero look) “You're looking at the ball,” the old groundsman had said in training. “Don't. Look at the one who kicks it. The ball doesn't know yet where it's going, but the knee does.” So {hero} looked at knees.",
      ],
      "@stadium(hero run) It began badly. The first shot went through {hero}'s legs, as through an open door. The second came off the post and hit {him} in the back, and stayed out. “Good save!” called the others, to be kind.",
      [
        "+ @stadium(hero sit, owncoach give) At half time nobody spoke. {Owncoach} sat down next to {hero} on the bench and peeled an orange, and gave {him} half of it. “That goal isn't there to frighten you,” said {theowncoach}. “It's the one place on the pitch that waits for you.”",
        "+ @stadium(hero sit) At half time nobody spoke. The groundsman sat down next to {hero} on the bench and peeled an orange, and gave {him} half of it. “That goal isn't there to frighten you,” he said. “It's the one place on the pitch that waits for you.”",
      ],
      "@stadium(hero stand) Then it stood two all, and there was one minute left, and a defender fell over in the wrong place. The whistle blew. Penalty! The others covered their eyes. Over there their best striker put down the ball, stroked it, and took nine steps back. It grew so quiet that {hero} heard a dog bark in town.",
    ],
    end: [
      "@stadium(hero fly) {Hero} did not look at the ball. {He} looked at the knee. It was a big, brown, proud knee, and it was turning, by the width of a finger, to the left. {Hero} jumped. {He} was early, far too early, and went flying past the ball with open arms. It hit {him} in the middle of the face.",
      [
        "@stadium(hero sit, owncoach run) It went up from there, very high, and came down on the roof of the net, and rolled off behind. “Is it in?” {he} asked through {his} nose. “It's out!” yelled {owncoach}, and kissed {him} on the plaster. “You've saved it with your head!”",
        "@stadium(hero sit) It went up from there, very high, and came down on the roof of the net, and rolled off behind. “Is it in?” {he} asked through {his} nose. “It's out!” yelled the groundsman, who had not run for years. “You've saved it with your head!”",
      ],
      "@stadium(hero give) They carried {him} round the pitch, with two black eyes and a nose like a potato. The striker with the brown knee came over and shook {his} hand. “How did you know?” he asked. “Your knee told me,” said {hero}. The striker looked down at it as people look at a friend who has talked.",
      "@stadium(hero stand) The goal was not any smaller after that. But when {hero} stepped on to the line, {he} patted the post first, as a sign that {he} had come. And in {his} bag, among the socks, there was always half an orange.",
    ],
  }),
  story({
    says: [
      /\b(?:coach(?:es|ed)?|trainer|manager|trains?|trained|team)\b/i,
      /\b(?:row(?:ing|ers?)|swim(?:ming|mers?)|relay|canoe|dragon boat|synchroni[sz]ed|sailing|athletics|cross-country)\b/i,
      /\b(?:worst|never w[io]n|hasn'?t won|hadn'?t won|not won|always los[te]s?|overweight|hopeless|los(?:es|t|ing) every|last place|banned|nun|prison|misfits|retired|disgraced|final|championship|bottom)\b/i,
    ],
    may: [role("owncoach", "coach|new coach|trainer|nun|striker|swimming coach")],
    unless:
      /\b(?:murder\w*|goal ?keeper|goalie|nobody|kidnap\w*|twin|hockey|ballet|skat\w+|animals?|spider|horse|basketball captain)\b/i,
    of: "people",
    after: [
      [
        "On the first day {owncoach} asked them to show what they could do. They showed it. {Theowncoach} took out a pencil. “Well,” said {theowncoach}. “It can't be that. So what else have you got?”",
        "On the first day they showed what they could do. The youngest of them scratched her head. “Well,” she said. “It can't be that. So what else have we got?”",
      ],
      "It turned out that one of them was a clock mender and never missed a beat. One had brought up six children and had a loud voice. One was so afraid of losing that he had never been late in his life. “That's a beginning,” said {hero}, and from then on they met at five in the morning.",
      "@street(hero run) They trained without a ball, without a boat, without anything. They learned to breathe at the same time. They carried each other up the church hill, and the people at the windows laughed.",
      "+ The others had new jackets and a bus with a bed in it. “Are you the cleaners?” asked their captain at the gate. “Not yet,” said the one with the voice.",
      "On the great day they were last after the first minute, as always. The one with the voice began to count, quite low, and they breathed, all at once, like one big animal. In front of them, the new jackets had begun to look over their shoulders.",
    ],
    end: [
      "“Now the hill,” said the voice. There was no hill; but every one of them knew what was meant. They had the church before their eyes, and somebody on their backs. They passed the first of them, and then the next. On the bank the people from the windows were counting out loud.",
      [
        "Side by side they went over the line, and nobody could say who had been in front. They waited for the board. {Owncoach} was the only one who was not looking at it. {Theowncoach} was looking at those red, wet faces, one after the other.",
        "Side by side they went over the line, and nobody could say who had been in front. They waited for the board. {Hero} was not looking at it. {Hero} was looking at those red, wet faces, one after the other, as if to learn them by heart.",
      ],
      "Then the numbers came up, and one of them was a hundredth smaller than the other. It took a while before they understood which was theirs. The clock mender sat down on the ground. “We've won,” he said. “I've checked it.” After that there was no holding anyone.",
      "@street.dawn(hero run) The cup is far too big for the shelf, and it stands outside, and the swallows nest in it. At five in the morning {hero} and the team still run up the church hill, in step.",
    ],
  }),
  story({
    says: [
      /\b(?:marathon|runner|ultramarathon|long-distance|triathlon|race|runs? across|ran across)\b/i,
      /\b(?:letters?|late (?:husband|wife|son|daughter|father|mother|brother)|dead (?:husband|wife|son|daughter|father|mother|brother)|died|memory of|promise[ds]?|first marathon|last place|last runner|at the age of|oldest|aged|\d\d[- ]year)\b/i,
    ],
    may: [/\b(?<ownletters>letters)\b/i],
    unless:
      /\b(?:lawn ?mower|undercover|murder\w*|desert|sell water|sports car|rickshaw|horse|snail|car|cyclist|speed|go-kart)\b/i,
    of: "people",
    after: [
      [
        "@street(hero run) The first mile was all elbows. {Hero} kept to the right, and at the first sign {he} pulled out the first of the {ownletters}. It was not easy to read while running. The lines went up and down. “You'll have started too fast,” it said. “You always do.”",
        "@street(hero run) The first mile was all elbows. {Hero} kept to the right and heard a well-known voice in {his} ear, as on all the Sundays when they had run together round the lake. “You'll have started too fast. You always do.”",
      ],
      "+ @street(hero run) After five miles the band with the drums was behind {him}, and after ten there was only breathing. At the water {he} drank one cup and poured the other over {his} head. “Who are you running for?” asked a man who was running in a rabbit costume, and {hero} told him.",
      [
        "@street(hero run) At every sign there was another. Some were jokes. Some were about a thing so small that nobody else could have known it: the green tent, the burned rice. At mile fifteen there was only a drawing of two chairs. {Hero} had to wipe {his} eyes with {his} number.",
        "@street(hero run) At every sign {hero} thought of one thing. Some were funny. Some were so small that nobody else could have known them: the green tent, the burned rice, the two chairs on the balcony. At mile fifteen {he} had to wipe {his} eyes with {his} number.",
      ],
      "+ @street(hero run) The man in the rabbit costume stayed alongside for a while. His own legs hurt, he said, but it was easier next to somebody who was having such a good talk.",
      "@street(hero stand) Then, at mile twenty, there was a wall. {His} legs stopped. {He} stood in the middle of the road and held on to a barrier, and the sweeping lorry came slowly round the corner.",
    ],
    end: [
      [
        "@street(hero read) {Hero} pulled out the next one, with fingers that would not obey. It was quite short. “This is where you'll want to stop,” it said. “I did, too, in the hospital. Walk to the next lamp post. Then look if you still want to.” {Hero} looked up. The next lamp post was not far away.",
        "@street(hero look) What would that voice say now? {Hero} closed {his} eyes, and there it was, quite near, as in the last weeks at the hospital. “Don't run to the end. Walk to the next lamp post. Then see if you still want to stop.” {Hero} looked up. The next lamp post was not far away.",
      ],
      "@street(hero run) {He} walked to it. Then {he} walked to the one after it. At the fifth a man in a rabbit costume took {him} under the arm, limping. At the ninth they were both running. Behind them the driver of the sweeping lorry sounded his horn at every post.",
      [
        "@street(hero run) The last one {he} opened only when {he} could see the finish. There was nothing on the sheet at all. It was white, on both sides. {Hero} understood it when {he} was over the line: from here on it was for {him} to write. {He} folded it up, put it over {his} heart, and let them hang the medal on top.",
        "@street(hero run) When {he} could see the finish, the voice had gone quiet. {Hero} listened for it, over all that clapping. Then {he} understood that the last bit was {his}. {He} ran it alone, as fast as {he} could, with {his} arms up, and let them hang the medal round {his} neck.",
      ],
      "@roof.dusk(hero sit) In the evening {hero} sat on the balcony with {his} feet in a tub, and the medal hung over the back of the other chair. Down in the street the lamps went on. {He} counted them: one, and then the next.",
    ],
  }),
  story({
    says: [
      /\b(?:box(?:er|ers|ing)|wrestlers?|wrestling|prizefighter|fighter)\b/i,
      /\b(?:daughter|son|prison|jail|child|children|kids|wife|comeback|last (?:fight|time)|one more|retire[sd]?|old|girl|boy|paid to lose|train(?:s|ed)?|gym)\b/i,
    ],
    may: [role("ownchild", "daughter|son|girl|boy|granddaughter|grandson|nephews|sister's boys")],
    unless:
      /\b(?:murder\w*|villain|operation|surgery|pay for|rooster|insect|kangaroo|paid to lose|sister, who|grandmother|grandma|granny|nana|course|salon|knit\w*|choir)\b/i,
    of: "adults",
    after: [
      "@gym(hero look) The hall smelled as it always had, of leather and liniment, and a poster with {hero}'s name on it, full of holes from darts. {Hero} laid a hand on the old sandbag. It gave a little. “I know,” {hero} said to it. “So do I.”",
      [
        "@street(hero look, ownchild walk) {Ownchild} was not to know yet that {hero} was back. So {hero} stood on the other side of the road, by the fence, and saw how {theownchild} came out with a bag, and looked both ways, and went home alone. {He} did that for nine days.",
        "@gym(hero look) There was a girl who came in after school, and punched the bag as if it had done something to her. She had no gloves. {Hero} watched her for nine days, and then laid {his} own on the bench, as if {he} had forgotten them there. On the next day she was wearing them.",
      ],
      [
        "@street(hero stand, ownchild stand) On the tenth three big lads stood in the way. They wanted the bag. {Ownchild} held on to it with both arms and did not cry. {Hero} was over the road before {he} knew it. {He} did not hit anybody. {He} only stood there, with {his} hands open, and looked at them from above, until they remembered that they had to be elsewhere.",
        "@street(hero stand) On the tenth three big lads stood in her way outside. They wanted the bag. She raised her fists, thumbs tucked in all wrong. {Hero} was out of the door before {he} knew it. {He} did not hit anybody. {He} only stood there, with {his} hands open, until they remembered that they had to be elsewhere.",
      ],
      [
        "@street(hero talk, ownchild stand) “You didn't hit them,” said {ownchild}. “No,” said {hero}. “I've hit enough.” And {he} showed {theownchild} how to stand, so that nobody can push you over: feet apart, knees soft, chin down. “Who are you?” asked {theownchild}.",
        "@street(hero talk) “You didn't hit them,” said the girl. “No,” said {hero}. “I've hit enough.” And {he} showed her how to stand, so that nobody can push you over: feet apart, knees soft, chin down. “Who are you?” she asked.",
      ],
    ],
    end: [
      [
        "@street(hero talk) It would have been easy to lie. {Hero} took a breath. “I'm the one you've been told is gone,” {he} said. “I was gone. It was my own fault. I've come back, and I'd like to walk behind you on your way home. Ten steps. You needn't say anything.”",
        "@gym(hero point) {Hero} pointed at the poster with the darts in it. “I was that,” {he} said. “Now I'm somebody who sweeps up here.” She looked at the poster, and at {him}. “You've got a broken nose in both,” she said. And then: “Teach me. I just don't want to be afraid.”",
      ],
      [
        "@street(hero walk, ownchild walk) {Ownchild} went white, and then red, and then went off without a word. {Hero} followed, ten steps behind. On the next day it was the same, and on the next. In the second week it was nine steps. By the end of the month there were three.",
        "@gym(hero stand) So they began. They did not box for weeks; they stood, and skipped, and breathed. More of them came, small ones, thin ones, one with glasses tied on with string. {Hero} taught them all the same thing first. When they could not be pushed over any more, most of them did not want to hit anyone, either.",
      ],
      [
        "@street(hero look, ownchild stand) And one rainy evening {theownchild} stopped in front of the house, turned round, and stood there, feet apart, knees soft, chin down. “Mum says you can come in,” said {ownchild}, “if you take your shoes off.”",
        "@gym(hero look) In spring there was a tournament, and the girl stood in the ring with gloves that were much too big. She was knocked down once. She looked to {hero} in the corner. {He} did not shout. {He} only put {his} feet apart. She grinned, stood up, and could not be moved from the spot again.",
      ],
      "@room(hero look) The poster with the darts came down, and nobody missed it. In its place hangs a photograph of two pairs of shoes on a mat, a very big one and a small one. They stand with the toes turned out.",
    ],
  }),
  story({
    says: [
      /\b(?:sister|brother|twin|father|mother|friend|grandmother|grandfather)\b/i,
      /\b(?:final|match|game|race|championship|cup|tournament|finals)\b/i,
      /\b(?:takes? (?:her|his) place|took (?:her|his) place|step(?:s|ped)? in|instead|replace[sd]?|hates? (?:football|hockey|sport)|hated (?:football|hockey|sport)|had to play|has to play)\b/i,
    ],
    may: [role("ownplayer", "goalkeeper|hockey player|player|captain|runner|sister|twin sister|brother|twin brother")],
    unless: /\b(?:murder\w*|kidnap\w*|snowman|opera)\b/i,
    of: "people",
    after: [
      "@gym(hero stand) The shirt was too long, and it itched. In the changing room they were all very nice, which was the worst thing about it. “You only have to stand there,” they said. “It can't get any worse.”",
      "+ @garden.night(hero run) The night before, they had practised in the back yard, with a torch and a dustbin lid. “Left foot. Your other left foot!” came the cry from the deckchair, where the real player lay with the whole team's names on a bandage. “Why do you love this so much?” “Because for ninety minutes I don't think of anything.” “I never think of anything else than that it's cold.”",
      "@stadium(hero run) In the first half everything went past that could go past. “Run! Jump! Left!” the team shouted. Then, just before the break, the new one stood in the right place for once, by mistake, and twenty people cheered.",
      "@stadium(hero look) Over on the bench the real player knocked on the wood, once, twice, pause. That was their old sign at home, from wall to wall: I'm here. Out there two hands rose in those great big sleeves, and clapped it back.",
    ],
    end: [
      "@stadium(hero fly) In the last minute the great moment came, straight and fast, and there was no time to be afraid. For the length of a breath there was no cold, no itch and no clock. The new one leapt, all elbows and long sleeves, in a way that no trainer has ever taught. And then the whistle blew.",
      "@stadium(hero look) The whole team lay on top of each other when the real player got there, out of breath. “Was that on purpose?” “I've no idea,” said the one in the big shirt. “I wasn't thinking of anything.” They looked at each other, both covered in mud. “Oh. So that's why you love it.”",
      "@stadium(hero sit) It was not the start of a great career. The next Saturday the right player was back in the right shirt, and the wrong one sat on the bench with a book. But the book lay there open at the same page for ninety minutes, and somebody on that bench had gone hoarse.",
      "@bedroom.night There are two names on the little brass plate under the cup. They had to be engraved very small. And at night, in that house, when the lights are out, there is a knocking from wall to wall: once, twice, pause.",
    ],
  }),
];
