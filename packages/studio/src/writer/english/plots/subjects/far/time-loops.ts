import { role, story } from "../subject-story.ts";

/** Stories of days that come again, and of those who travel in time. */
export const timeLoops = [
  story({
    says: [
      /\b(?:time (?:travel\w*|machine|loop)|same (?:day|\p{Lu}[a-z]+day|morning|hour|night|date|week)|back in time|past|time)\b/iu,
      /\b(?:again|over and over|keeps?|kept|repeat\w*|every (?:time|morning|day)|loop|went back|goes back|travell?(?:s|ed) back)\b/i,
      /\b(?:sav(?:e|es|ed|ing)|stop(?:s|ped|ping)?|prevent\w*|rescu\w*|d(?:ie|ies|ied|ying)|death|accident|crash\w*|kill\w*)\b/i,
      role(
        "loved",
        "sister|brother|wife|husband|mother|father|mum|mom|dad|daughter|son|girlfriend|boyfriend|best friend|friend|grandfather|grandmother|fiancée|fiancé|twin",
      ),
    ],
    of: "people",
    after: [
      "The first time {hero} hid the car keys. So {theloved} took a taxi. The next time {hero} let the air out of the tyres of every taxi in the street. So a friend came by and gave {lovedhim} a lift. It was as if the day knew where it wanted to go and simply took another road.",
      "{Hero} learned that day by heart, like a poem. At ten past eight a cup falls in the flat upstairs. At nine the dog barks twice. At noon {theloved} laughs at something on the telephone. {Hero} knew every word and every cloud, and also knew exactly how it ended, at twenty to five.",
      "+ @room(hero talk, loved talk) {He} tried telling the truth. “You'll die today,” said {hero}. “Please, just stay at home.” {Theloved} looked at {him} for a long time. “You haven't slept,” said {theloved}, and put a warm hand on {his} forehead. And went out to fetch {him} something from the chemist's, and did not come back.",
      "@corridor(hero sit, loved sit) After the fortieth time {hero} had no more plans. {He} sat on the stairs with {his} head against the wall. “You look as though you were carrying a piano,” said {theloved}, stopped, and sat down beside {him}. That had never happened before. In forty days {hero} had not once sat still.",
      "@corridor(hero sit, loved talk) “I wanted to ask you all week,” said {theloved}. “But you are always running. I'm not going because I like it. I'm going because I said I would, and I'm afraid of it. Would you come along?” {Hero} stared. Forty times {he} had stood in the way. It had never been {hero} who was asked to come.",
    ],
    end: [
      "@street(hero talk, loved walk) So they went together. At twenty to five they came to the crossing. The light turned green, and {theloved} wanted to go, as always. “Wait,” said {hero}, “tell me the end of that story first.” {Theloved} stopped, with one foot in the air, and began to laugh.",
      "@street(hero hug, loved hug) The lorry came through on red, exactly on time, with shrieking brakes. It went past in front of their shoes. The wind of it pulled the scarf off {theloved}. Then it was gone. They stood there and held on to each other, and the light turned red, and green again, and neither of them went.",
      "+ @room.night(hero sit) In the evening {hero} was afraid to fall asleep. {He} sat up and watched the hand of the clock go to midnight, and past it. Nothing jerked, nothing began again. At ten past eight in the morning {he} held {his} breath and listened. Upstairs, no cup fell down.",
      "@kitchen(hero talk, loved talk) It was the next day. It was raining, and {hero} had no idea what would happen in it. {Theloved} came into the kitchen and said something, and {hero} had never heard it before, not one word of it, and asked to hear it again.",
    ],
  }),
  story({
    says: [
      /\b(?:same (?:day|\p{Lu}[a-z]+day|morning|date|birthday|monday|tuesday|exam|first day)|time loop|(?:day|\p{Lu}[a-z]+day) (?:again and again|over and over|keeps? repeating|kept repeating|repeat\w*))\b/iu,
      /\b(?:again|over and over|keeps?|kept|repeat\w*|every (?:time|morning|day)|loop|stuck|wakes? up|w[oa]ke up|relive\w*)\b/i,
    ],
    unless: /\b(?:sav(?:e|es|ed)|d(?:ie|ied)|death|accident|bench|phone rang|letter|bus ran|takes? the same)\b/i,
    of: "people",
    after: [
      "@street(hero walk) By the fourth time {hero} knew it all: the milk boiled over at seven, the bus splashed at eight, and the pigeon did what it did, right on {his} left shoulder. {He} stepped aside. The pigeon had to be quite surprised. It was the first good moment of that day.",
      "+ So {hero} began to make use of it. {He} learned to juggle. {He} said everything that {he} had always wanted to say to the neighbour with the drill. {He} ate four ice creams before noon. The next morning it was all gone, the ice cream and the shame, and the milk boiled over.",
      [
        "+ “What's the matter?” asked {talker}, as {talker} asked every time at that point. “It's the same day again,” said {hero}. “Then do something different with it,” said {talker} cheerfully, “before it notices.” {Talker} never remembered having said so. But it was the best advice {hero} had.",
        "+ @bus(hero talk) {He} told a stranger on the bus, because strangers on buses forget. “The same day, every day?” said the old man. “Same here, for forty years.” He winked. “But do you know, I've never yet looked properly at the right-hand side of the road.” And he got off.",
      ],
      "@bathroom(hero look) Then it grew lonely. Nobody remembered anything. Each morning {hero} had to be introduced to the same people, and each evening everything {he} had given was taken back. {He} stood in front of the mirror and wondered what {he} was doing wrong. And for the first time {he} thought: what if there is something I haven't seen?",
      "@street(hero look) {Hero} went through the day once more, very slowly, as through a room where something has been lost. At four, at the corner, where {he} had always been in a hurry, stood a small woman with a heavy bag, in front of some stairs. She had stood there each time. Each time {hero} had run past.",
    ],
    end: [
      "@corridor(hero carry) “May I?” said {hero}, and took the bag. It was a slow climb, four floors. “You're the first,” said the woman at the top, out of breath. “I've been waiting since morning for someone to ask.” In her kitchen the clock on the wall stood still. “I can't reach it,” she said. “It only wants winding.”",
      "@kitchen(hero climb) {Hero} got up on a chair and turned the key, once, and twice, and three times. The clock coughed. Then it ticked, and it seemed to {hero} as if everything outside drew a breath, the trees, the cars, the clouds. There was a cup of tea. It took only a quarter of an hour.",
      "@room(hero look) The next morning {hero} woke up and waited for the smell of burned milk. It did not come. {He} ran to the window. The bus was green and not red. It was another day, a quite ordinary, brand new one, and {hero} was so happy about it that {he} kissed the calendar.",
      "@corridor(hero carry) Every week from then on {hero} carried the bag up and wound the clock. And at the corner there is a pigeon that had to get used to a new shoulder. It has become very good at it.",
    ],
  }),
  story({
    says: [
      /\b(?:time[ -]?machine|travel\w* (?:back )?(?:in|through) time|time[ -]?travel\w*|back in time|into the past)\b/i,
      /\b(?<parents>parents|mum and dad|mom and dad|mother and father|grandparents)\b/i,
      /\b(?:split\w*|divorc\w*|meet|met|together|separat\w*|apart|fall in love|fell in love|wedding|young)\b/i,
    ],
    of: "people",
    after: [
      "@street(hero look) The machine spat {him} out behind a bus stop, in a cloud of smoke that smelled of burned toast. The street was the right one, but the trees in it were small. And there, on the steps of the cinema, stood two young people who were shouting at each other. {Hero} knew both of those voices.",
      "@street(hero stand) They were {his} own parents, without one grey hair. {Hero} had to laugh and had to swallow at the same time. Now {he} stood behind a litter bin and did not know how to begin.",
      [
        "+ @street(mate talk, hero write) “We lock them into the cinema,” said {talker}. “Or we write letters, as if they came from the other one.” They tried the letters. It was a catastrophe, because {hero} could not spell in the handwriting of that time. By the evening the two were not even looking at each other.",
        "@street(hero look) First {hero} sent flowers, with a card from the one to the other. They were the wrong flowers; there was sneezing. Then {he} sent two tickets for the same concert. They both came, and looked in two directions for three hours.",
      ],
      "+ @street(hero talk) “Who are you, anyway?” asked the young woman, when {hero} had held the door open for her for the fourth time that day. “Someone who'd like you to be happy,” said {hero}. She looked at {him} more closely. “You've got a nose like somebody I know,” she said slowly.",
      "@street(hero talk) On the last evening, an hour before the machine had to go back, {hero} gave up being clever. {He} went up to them, between the two of them, and said it: “I come from later. You are going to part. I wanted to prevent it, because it hurt so much. Now please tell me why.”",
    ],
    end: [
      "@street(hero sit) They did not laugh. They were quiet for quite a time, and then they began to talk, really to talk, and {hero} sat on the steps between them and listened. They had two kinds of happiness, those two, and neither of them fitted into the other's house. It was nobody's fault, and nobody could have mended it.",
      "@street(hero hug) “But that nose,” said the young man in the end, and cleared his throat. “We made that together?” “Yes,” said {hero}. “Then it wasn't a mistake,” said the young woman. “Whatever comes. Would you tell them that, later on, from us?” And both of them put their arms round {him} at the same time.",
      "@room(hero read) When {hero} came home, the trees were tall again, and there were still two flats and two keys. But on {his} desk lay an envelope that had not been there before, yellow with age. “Open when you are back,” it said in two handwritings. Inside was a photograph: cinema steps, three people, one nose twice.",
      "@room(hero eat) That Sunday {hero} invited them both for cake, at the same table, at the same hour. They came. They argued about the cinema and about who had been late. {Hero} sat in the middle, looked from the one to the other, and would not have changed a thing.",
    ],
  }),
  story({
    says: [
      /\b(?:time[ -]?machine|travel\w* (?:back )?(?:in|through) time|time[ -]?travel\w*|back in time|dinosaur times?)\b/i,
      /\b(?:kids?|child(?:ren)?|boys?|girls?|brother|sister|siblings|twins|friends|class|teenage\w*|grandpa|grandma|inventor|invents?|invented|builds?|built|f(?:ind|ound)s?|dog|uncle|aunt)\b/i,
    ],
    unless:
      /\b(?:egypt\w*|rom(?:e|ans?)|greek|greece|medieval|middle ages|knights?|pirates?|vikings?|pharaoh|castle|1[0-9]\d\d|20\d\d|future|victorian|war|years (?:ago|later)|yesterday|himself|herself|younger|toy|exam|dead|mistake|bus|parents|split\w*|sav(?:e|ed)|d(?:ie|ied)|love|wife|husband|murder)\b/i,
    of: "people",
    after: [
      "There was a lever, there was a dial, and there was a button on which somebody had written NOT THIS ONE. {Hero} did not press it. {He} only leaned against it. Everything shook like a washing machine with a brick in it, and when it stopped, no light came through the window but green.",
      [
        "@forest(hero look, mate look) “I think we've gone too far,” whispered {talker}. Outside stood ferns as tall as houses. {Hero} opened the door a little way, and then wished that {he} had not, because something looked in. It had a head like a bathtub and very mild eyes, and it ate the door handle.",
        "@forest(hero look) {Hero} looked out. Outside stood ferns as tall as houses. {He} opened the door a little way, and then wished that {he} had not, because something looked in. It had a head like a bathtub, it had very mild eyes, and it ate the door handle.",
      ],
      "@forest(hero talk) It was a dinosaur, though a young one, no bigger than a bus. And the trouble was this: without the handle the door did not shut. And unless the door was shut, the machine did not start. “Spit it out,” said {hero}. The dinosaur swallowed and smacked its lips.",
      "+ @forest(hero play) Then they could only wait, for what goes in has to come out. {Hero} picked ferns for it, in the shape of a bed and in the shape of a table. It followed {him} everywhere. When {he} scratched it behind the ear hole, its back leg thumped, and down the hill some trees fell over.",
      "@forest(hero stand) In the evening the mild eyes grew round. The ground trembled, boom, boom. Over the ferns came another head, and this one had teeth, each as long as an arm. The little dinosaur crept behind {hero}.",
    ],
    end: [
      "@forest(hero stand) {Hero} found only the horn of the machine. {He} pressed it with both hands. It went TUUUT, as nothing had ever gone in that world. The head with the teeth jerked back. Its owner turned round and ran.",
      "@forest(hero look) The little dinosaur was so frightened by the noise that it got the hiccups. Once, twice, and at the third hiccup something flew through the air and fell down in the grass. It was the door handle, a bit chewed.",
      "@forest(hero talk) The farewell was hard. The bathtub head was laid in {hero's} lap, and it was heavy. “You can't come,” said {hero}. “You wouldn't fit into our time.” {He} left it {his} scarf. Then the door was shut, the lever pulled, and everything shook again.",
      "@museum(hero look) There is a new bone in the museum, and the professors cannot explain it: round the neck, in the stone, there is the print of something knitted, with fringes. {Hero} often went there, and stood in front of it, and waved.",
    ],
  }),
  story({
    says: [
      /\b(?:future|older|years? (?:from now|older|ahead|later)|tomorrow|20\d\d|as an old|in (?:ten|twenty|thirty|forty) years)\b/i,
      /\b(?:future self|(?:him|her|my|them)self|own (?:voice|number|handwriting|name)|older (?:self|version)|older me|future me)\b/i,
    ],
    unless: /\b(?:Mars|bus crash|murder|kill\w*|robbery|clone)\b/i,
    of: "people",
    after: [
      "{Hero} did not believe it, of course. So {he} asked for a proof. The answer came at once: the colour of the bicycle that {hero} had told nobody about, the name that {he} had once carved under a table, and what {he} had thought about, just now, while asking. Even the spelling mistakes were {hero's}.",
      [
        "“Ask for the lottery numbers,” said {talker}. {Hero} did. “No,” came the answer. “You'd only buy that boat.” {Talker} thought this very convincing. “Then ask what it wants from you. Nobody comes back so far to say nothing.” {Hero} had not quite dared to ask that.",
        "What do you ask somebody who knows how it all comes out? {Hero} began with small things. Shall I keep the old coat? Yes. Will the knee get better? No, but you'll dance all the same. And then, because it was night, {he} asked: why do you come to me?",
      ],
      "“There is a day coming,” said the answer. “You'll be in a hurry. Somebody will call your name in the street, and you'll pretend that you didn't hear. That's all. I've had a good life. There's only that one thing I'd like back.” More was not to be got out of it.",
      "+ @street(hero walk) From then on {hero} turned round at every sound. {He} turned round for dogs. People began to say hello, because somebody who turns round so often must surely know them, and {hero} said hello to all of them.",
      "@street(hero stand) And then it came, and naturally {he} almost missed it. It rained, {hero} was late, and the bus had its doors open. Behind {him}, on the other side of the street, a voice said {his} name, not loud, as if it did not quite dare. {Hero} had one foot on the step.",
    ],
    end: [
      "@street(hero talk) {Hero} took the foot down. The bus left. Over there, under a broken umbrella, stood somebody from long ago, with whom there had been a quarrel about nothing, and after it a silence of years. “I wasn't going to call,” said the other. “Then I did.” “I nearly didn't hear,” said {hero}.",
      "+ @street(hero talk) They stood in the rain and talked, and the next bus came, and the one after that. It was about the quarrel for two minutes, and after that it was about everything else. When {hero} came home, {he} was wet to the skin and had laughed so much that it hurt.",
      "@room(hero read) {Hero} wanted to tell about it at once, up there, in the future. But where there had always been an answer, none came any more. Only one last line was waiting, and it had changed. It said: “I don't remember what I wanted from you. I only wanted to say that we have just been dancing, the three of us, and the knee is holding.”",
      "@street(hero look) After that day {hero} never ran for a bus again. Another one comes. And whenever somebody called in the street, {hero} turned round, with a smile that was ready beforehand.",
    ],
  }),
];
