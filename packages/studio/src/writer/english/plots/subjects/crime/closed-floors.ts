import { role, story, type WrittenStory } from "../subject-story.ts";
import { named } from "./named.ts";

const clown: WrittenStory = {
  says: [
    role("clown", "clown|clowns"),
    /\b(?:children|kids?|playground|town|street|fair|window|woods|night|circus|forest|balloons?|only|village|drain|house|school)\b/i,
    /\b(?:st(?:ands?|ood)|watch\w*|see|sees|saw|follow\w*|appear\w*|wait\w*|scar(?:y|ed|es)|creepy|vanish\w*|disappear\w*|smil\w+|stranger|invit\w+|nobody|no one|every (?:night|evening))\b/i,
  ],
  unless:
    /\b(?:hospital|birthday|funny|laugh at|sad clown|job|retired|costume|wants? to (?:be|become)|stage|rob(?:s|bed|bers?)?|bank|joke|love|babysitter|statue|father is|makeup)\b/i,
  of: "people",
  after: [
    "@playground.dusk(hero look) The clown did not wave, and he did not juggle. He stood with his big shoes side by side and looked at the ground in front of him, about an arm's length away. {Hero} took a step towards him, and he lifted one white glove, flat, like a policeman: stop. Then a lamp flickered, and there was only the fence.",
    "@street(hero talk) “What clown?” said the grown-ups. Mrs Ferris at the shop said it too, but she said it too fast, and dropped the change. {Hero} waited until the others had gone. “There was a circus here, once,” said Mrs Ferris. “When I was little. Then they never found Coco. We aren't supposed to speak about it.”",
    "+ @bedroom.night(hero look) That night {hero} looked out between the curtains. The clown was standing down there in the street, with his back to the house. All along the street there were windows, and in each of them stood a child, in pyjamas, and looked. Nobody screamed. He had spread out both arms, as if he wanted to stop something from getting past him.",
    "@playground.dusk(hero walk) The next evening {hero} went to the spot where he always stood. {He} knelt down and pressed {his} ear to the grass. Far below there was a trickling, and then a crack like that of ice. {Hero} pulled {his} hand back. Between two tufts the earth had moved, and a pebble had fallen in. {Hero} counted to six before it hit the bottom.",
  ],
  end: [
    "@street.dusk(hero run) “The playground!” cried {hero}, and ran. In an hour the street ball was to begin there, with benches, and the whole town on it. Nobody wanted to believe {hero}. So {he} did what the clown had done. {Hero} stood in front of the gate and spread out both arms, and one by one all the children of the town came and stood beside {him}.",
    "@playground.night(hero look) They were still arguing when the ground gave way. Swings and benches went down into a hole as deep as a church. There had been a mine under the town, and it was on no map any more. At the bottom the lamps of the firemen found a cart with painted wheels, and in front of it a heap of rubble, and two big shoes.",
    "+ @village(hero stand) Mrs Ferris told it then, in front of everyone. The ground had opened in that night as well. The clown had got the children out of the tent, nine of them, and had gone back for the tenth, and that was she. The mayor had filled up the hole and kept silent, because the mine was his. {Hero} took hold of her hand.",
    "@playground.golden(hero look) The new playground lies on solid rock. They buried the clown with music, and all who had been children came. Nobody sees him at the edge of the grass any more. Only now and then, when a little one runs out after a ball, it stops in the middle of the pavement, as if there were a white glove. And a car goes by.",
  ],
};

const children: WrittenStory = {
  says: [
    role("lost", "children|child|kids|kid|girls|boys|teenagers|babies"),
    /\b(?:vanish\w*|disappear\w*|go(?:es)? missing|went missing|gone|taken|missing|followed|led away|lured)\b/i,
    /\b(?:town|village|island|valley|city|street|community|settlement|school)\b/i,
    /\b(?:every (?:\w+ )?(?:years?|winter|autumn|summer|spring|night|month|full moon|friday|october|november)|one (?:by one|after (?:the other|another))|(?:each|per) (?:year|night|winter)|all (?:the |of its )?(?:children|kids)|at midnight|midnight|when the (?:fog|bell|fair|mist)\w*|since|three children|two children|another child)\b/i,
  ],
  unless: /\b(?:dog|cat|toys?|clown|santa|kidnapp\w*|detective|dragon|fairy|robot|bus driver|war|unicorn|inspector)\b/i,
  of: "people",
  after: [
    "@village.dusk(hero walk) At six the bells rang, and the streets were empty. {Hero} heard the bolts, one door after another. There were small shoes on every windowsill, in pairs, freshly polished. “So that they see that all of ours are in bed,” said the baker's wife, and pulled {hero} away by the sleeve.",
    "@library(hero read) In the church register {hero} found the names of the children who had gone. They went back a hundred and sixty years. Beside each was the same small cross in red ink. And above the first, somebody had written: “We shut the gate, for we had bread for forty, and there were forty-nine.” {Hero} read it again. There had been a famine then.",
    "+ @village.night(hero look) {Hero} kept watch at the window. At midnight there was singing. It came down from the hill, thin and clear, a counting rhyme. One, two, hunger's new. And then, out of the mist, in bare feet, came nine children hand in hand. They went from house to house, and looked at the shoes, and tried every latch.",
    "@village.night(hero look) At the last house a latch gave way. A little girl stood there in her nightshirt, wide awake. “Are you hungry?” she asked. And the smallest of the barefoot children nodded, and held out a hand, and the girl took it. {Hero} ran out into the mist.",
  ],
  end: [
    "@forest.night(hero run) {Hero} caught up with them at the old gate on the hill. “Wait!” cried {hero}, and knelt down in the snow. {Hero} had a piece of bread, and broke it into nine small pieces. “We shut you out,” said {hero}. “It was wrong. There was enough. Come in.” Nine hands came out of the mist.",
    "@village.night(hero carry) When {hero} came down, with the girl on one arm and nine barefoot children behind, not a single door was open. “They only want to come in!” called {hero}. For a long time nothing moved. Then a bolt was drawn. It was the baker's wife. She put a loaf on the step, and then she left the door wide open.",
    "+ @village.dawn(hero look) Then they all opened. There was soup on the steps, and milk, and blankets. The nine children ate, and it was the only sound in the town. At the first light they grew thin, like breath on a pane. And down the hill, in clothes which had been out of fashion for years, sleepy and holding hands, came the ones who had vanished. Not one was a day older.",
    "@village.dusk(hero give) Every autumn they open the gate on the hill now. At six the bells ring, and all the doors stand open, and on each doorstep there's a bowl. {Hero} puts down nine pieces of bread at the gate. The shoes are back under the beds, where shoes belong, and nobody counts the children.",
  ],
};

const petrol: WrittenStory = {
  says: [
    /\b(?:petrol station|gas station|filling station|service station|diner|roadside|motel|highway|desert road|country road|rest stop|truck stop|kiosk|all-night|pump)\b/i,
    /\b(?:19[2-7]\d|old (?:banknote|money|coins?|car|dollar)|banknotes?|coins?|old-fashioned|vintage|another (?:time|year|era)|years ago|time stood still|no longer exist\w*|had(?:n't| not) existed|antique|out of date|same (?:man|woman|car|customer|guest))\b/i,
  ],
  may: [
    role("guest", "man|woman|stranger|customer|driver|boy|couple|hitchhiker|motorcyclist|biker|soldier|sailor"),
    /\b(?:car|next morning)\b[^.]*/i,
  ],
  unless: /\b(?:murder\w*|rob(?:s|bed|bers?|bery)?|detective|love|cake|dog|aliens?|wedding)\b/i,
  of: "people",
  after: [
    "@shop.night It was ten past two. The neon sign buzzed, and behind the counter {hero} rang up the sale without looking. Then {he} held the money under the lamp, and it was as crisp as if it had been made that week. {Hero} read the year: 1953. In that year {his} father had just put up the pumps. There was pencil on it: “For the road home. M.”",
    "@street.night(hero look) The tyre marks led from the pump out to the road, and after a stone's throw they stopped. They stopped in the middle of the lane, as though the rest of the journey had been rubbed out. In the dust beside them lay a rusty hubcap with a star on it.",
    "+ @shop.day In the back room {hero} had all the old receipt books, for {his} father had never thrown a thing away. It was in the one from 1953, on the ninth of August. “One full tank,” it said. “Young fellow, polite, in a hurry. His wife has had a baby in the town. Gave him change, but he drove off without it.” Below it was a cutting: the bridge at Dry Creek had gone that night, in the flood.",
    "@street.night(hero stand) So he had never arrived. And every year since then, on that one night, he must have stopped there for petrol, and paid, and hurried on to a bridge that wasn't there. “He's still on his way to her,” said {hero} to the dark pumps. “He's got a full tank, every time, and it never gets him there.”",
  ],
  end: [
    "@street.night(hero stand) The next time, {hero} was ready. At ten past two two yellow headlamps came up the road, and under them there was no sound at all. {Hero} stepped out in front of the pump and held up one hand. The engine stopped. “I'm in a hurry,” said the young man at the wheel. “It's a girl. I haven't seen her yet.” He had a bunch of daisies on the seat.",
    "@street.night(hero give) “The bridge is down,” said {hero}. “You can't go by Dry Creek. You must take the new road, the one on the left.” “There isn't a road on the left,” said the young man. “There is now,” said {hero}. And {he} gave him his change, from 1953, in an envelope, to the last cent.",
    "+ @street.night(hero look) The car rolled to the fork. There it stopped, with its red lights on, and {hero} held {his} breath. Then it turned left. {Hero} watched the lights go up the hill, steady, round one bend and then the next. They did not go out. Where the road reaches the town, they flashed twice, as one does to say thank you.",
    "@shop.dawn In the morning a lady of over seventy stopped at the pump, with a scarf on her white hair. She had dreamt that a young man stood at her cot, she said, with daisies, and was out of breath. {Hero} showed her the money, and she read the pencil line aloud. It hangs over the till, behind glass.",
  ],
};

/** Eerie stories: steps above, a clown, children who vanish, a laugh on a closed floor, a guest from another year. */
export const closedFloors = [
  story({
    says: [
      /\b(?:footsteps?|steps|walk(?:s|ing|ed)?|pac(?:es|ing|ed)|knock\w*|nois\w+|thump\w*|sounds?|music|piano|cr(?:ies|ying|ied)|scratch\w*|voices?|bouncing|dancing)\b/i,
      /\b(?:above|upstairs|overhead|next door|through the wall|behind the wall|attic|ceiling|upper floor|floor above|neighbou?r'?s? flat|other side of the wall)\b/i,
      /\b(?:nobody|no one|empty|vacant|uninhabited|abandoned|locked|alone|no (?:upper|second|attic|flat)|does(?:n't| not) exist|died|dead|years)\b/i,
    ],
    unless:
      /\b(?:lighthouse|hospital|nurse|hotel|school|dog|cat|mice|mouse|raccoon|piano teacher|friends with|in love|detective|baby ?sitter)\b/i,
    of: "people",
    after: [
      "@bedroom.night(hero look) {Hero} lay on {his} back and listened. From the window to the door. A pause. From the door to the window. There was a board up there that creaked on the way back, but not on the way out. After the fourth night {hero} knew the walk by heart. It was the walk of a person who couldn't sleep.",
      "@corridor.day(hero talk) “Up there?” said the caretaker. “Up there, it's just dust. I have the only key.” He went up with {hero} and unlocked the door. The room was empty. There was grey fluff on all the boards, and not one footprint.",
      [
        "+ @bedroom.night(hero look, mate look) “I hear it too,” whispered {mate} the next night, and that was a comfort and the opposite of one. {Hero} took the broom and knocked on the ceiling, three times. The steps above stopped. {Hero} and {mate} held their breath. Then, from up there, quite gently, somebody knocked back. Three times.",
        "+ @bedroom.night(hero stand) On the next night {hero} took the broom and knocked on the ceiling, three times. The steps above stopped. {Hero} stood on the bed with {his} arm in the air and didn't breathe. Then, from up there, quite gently, somebody knocked back. Three times.",
      ],
      "@corridor(hero talk) The oldest woman in the house had a door with four locks. “So it's begun again,” she said to {hero}. “It's Mrs Aldous. Her baby had the croup. She carried him up and down, night after night, from the window to the door, and sang to him, so that the people below should get their sleep. But they complained, and she was put out in the street, in January.”",
    ],
    end: [
      "@bedroom.night(hero look) That night the steps came, and {hero} did not put the pillow over {his} head. From the window to the door. {Hero} listened more closely than before, and between the steps {he} heard it, very thin: a humming, only four notes. She was afraid of waking {him}.",
      "@bedroom.night(hero talk) {Hero} got up on the bed until {his} mouth was near the ceiling. “You're not disturbing me,” {hero} said aloud. “Please sing as loudly as you like. I sleep better with it.” The steps stood still for so long that {his} feet grew cold. Then they went on, slowly, and the humming came with them.",
      "+ @corridor.night(hero walk) In the morning {hero} borrowed the key from the caretaker and went up. On the boards there was dust as before. But from the window to the door ran a narrow path where there was none, polished as if by years of bare feet. At the end of it, on the sill, lay a small knitted sock.",
      "@bedroom.night(hero sleep) The caretaker never found a tenant for up there, and {hero} never asked him to. At three in the night {hero} sometimes wakes and hears the steps, and those four notes, and turns over on the other side. {He} knows the song by heart. The child of the neighbours had the croup last winter, and {hero} walked it up and down, and sang.",
    ],
  }),
  story(clown),
  story(named(clown, "Ruby")),
  story({
    ...children,
    says: [
      role(
        "seeker",
        "teacher|mother|father|detective|inspector|policeman|policewoman|journalist|reporter|sister|brother|grandmother|grandfather|doctor|priest|librarian|mayor|nurse|sheriff|photographer|writer",
      ),
      ...children.says,
    ],
    lead: "seeker",
  }),
  story(children),
  story(named({ ...children, of: undefined }, "Martha")),
  story({
    says: [
      /\b(?:night nurse|nurse|doctor|caretaker|cleaner|cleaning (?:lady|woman)|porter|night porter|guard|receptionist|janitor|patient|security|paramedic|midwife|night shift|night watchman|orderly)\b/i,
      /\b(?:hospital|ward|clinic|sanatorium|nursing home|care home|asylum|hotel|maternity)\b/i,
      /\b(?:laugh\w*|cr(?:y|ies|ied|ying)|child|girl|boy|bell|call button|footsteps|knock\w*|sing\w*|voice|ball|rings|rang|light|room \d+)\b/i,
      /\b(?:closed|empty|abandoned|unused|locked|nobody|no one|years ago|fire|died|dead|does(?:n't| not) exist|did(?:n't| not) exist|disused|vacant|out of use)\b/i,
    ],
    unless: /\b(?:in love|murder\w*|detective|christmas|newborn|cancer|war|alien)\b/i,
    of: "people",
    after: [
      "@corridor.night(hero look) {Hero} stood still, with a cup of cold coffee in {his} hand. There it was again. It was the kind of laugh that a child has behind its hand when it's supposed to be asleep. Then little bare feet ran off, and a ball bounced down a few steps, and was caught. {Hero} looked up at the ceiling.",
      "@corridor.night(hero talk) “You've heard it too, then,” said old Benedict, who pushed the beds. “It's only on bad nights.” “What's a bad night?” asked {hero}. “When somebody down here is going to die,” said Benedict, “and nobody sits with them.” {Hero} thought of the whole row of doors.",
      "+ @lift.night(hero stand) At half past two {hero} took the lift. The button for that floor was taped over, and the lift went there all the same. It smelled of soot and of floor polish. In the dust on the corridor there were the prints of small feet. They led from bed to bed, and at each bed they stopped, and there the dust was rubbed away, at the height of a pillow.",
      "@hospital.night(hero look) At the end of the closed floor, in the moonlight, sat a girl of about six, in a hospital shirt that was singed at the hem. She had a red ball on her knees. “You're slow,” she said to {hero}. “I laughed three times. It's the man in number nine. He's frightened, and he can't find the bell.” Then she pressed the ball into {hero's} hands.",
    ],
    end: [
      "@hospital.night(hero run) {Hero} ran. In number nine lay an old man whom nobody visited. The bell had slipped behind the bed. His lips were blue. {Hero} took his hand, turned up the oxygen, and called for the doctor. They got him through, but it had been a matter of minutes.",
      "@hospital.night(hero sit) When he could speak, he looked at the red ball in {hero's} lap, and didn't let go of it with his eyes. “That's Annie's,” he said. “She was in the bed next to mine. In the fire she ran from bed to bed and woke us all. She'd got as far as the last one.” “She still does it,” said {hero}.",
      "+ @corridor.night(hero walk) In the next nights {hero} changed a few things. {He} asked for a second nurse, and asked again, until there was one. And at half past two, when the wards were quiet, {hero} went up with a lamp to the closed floor, and told the girl how each of them was. “Number four is sleeping,” said {hero}. “Number nine had soup.” Somebody in the dark giggled.",
      "@hospital.night(hero sit) Now nobody dies alone on that ward, and there hasn't been a bad night since. The red ball lies in the drawer with the thermometers. Sometimes it isn't there in the morning, and then they find it, on the bed of a child that couldn't sleep. {Hero} picks it up, and listens towards the ceiling. And, very softly, {hero} laughs behind {his} hand.",
    ],
  }),
  story({
    ...petrol,
    says: [
      role(
        "keeper",
        "cashier|attendant|waitress|waiter|owner|clerk|cook|night clerk|girl|student|teenager|worker|nightshift worker|mechanic",
      ),
      ...petrol.says,
    ],
    lead: "keeper",
  }),
  story(named(petrol, "Dolores")),
];
