import { role, story } from "../subject-story.ts";

const TRIP =
  /\b(?:school trip|class trip|field trip|school outing|class outing|excursion|(?:class|school|children|pupils|students|teacher) (?:[a-z]+ ){0,3}(?:went|goes|go|going|visit\w*) (?:on a trip|to the (?:museum|zoo|aquarium|castle))|trip to the|museum trip|zoo trip)\b/i;

/** Stories of class trips and camps. */
export const schoolTrips = [
  story({
    says: [
      TRIP,
      /\b(?:left behind|locked in|lost|los(?:es|ing)|miss(?:es|ed) the bus|alone|forgotten|separated|stay\w* behind|overnight|wanders? off|wandered off|get lost|got lost)\b/i,
    ],
    unless:
      /\b(?:robot|dinosaur comes|murder\w*|zombie|teenage|canoe|zoo|forest|woods?|mountains?|hik\w+|beach|island|cave|farm|camp\w*|bus (?:left|drove|leaves))\b/i,
    after: [
      "@museum(hero run) At first it was only quiet. A moment ago there had been thirty voices, and the squeak of thirty pairs of shoes, and now there was a lamp that hummed. {Hero} ran to the corner, and then to the next corner. All corners looked alike. “Hello?” said {hero}, and “hello”, said the ceiling.",
      "+ @museum(hero stand) “If you get lost, stay where you are,” the teacher had told them on the bus. “I'll always count you, and I'll always come back.” {Hero} tried to remember if {he} had been counted this morning. {He} had been tying {his} shoelace just then. So perhaps, on that list, there was nobody missing at all.",
      [
        "@museum(hero sit, mate sit) “Are we going to stay here for ever?” asked {talker}. “Only until they count again,” said {hero}, with more courage than {he} had. They shared out what they had: half a cheese roll, one plaster, and a bus ticket. {Talker} held on to {hero's} sleeve, and that helped both of them.",
        "@museum(hero eat) {Hero} sat down with {his} back against something solid, and laid out what {he} had: half a cheese roll, one plaster, and a bus ticket. People had crossed deserts with less. {He} ate only the cheese. The roll was for later.",
      ],
      "@museum(hero look) Then there were steps, slow ones, and the jingle of keys. {Hero} wanted to hide and wanted to be found, both at once, and so {he} did nothing. Round the corner came an old man with a bucket, and he was more frightened than {hero}. “Good heavens,” he said. “You're not on my list, either.”",
    ],
    end: [
      "@museum(hero look) He knew everything there. He knew the door that nobody sees, and the light switch behind the pillar. He showed {hero} what a class never gets to look at: the room where things are mended, and a drawer with a hundred glass eyes. “They're always in a hurry,” said the old man. “You're the first who has had the time to look properly.”",
      "@museum(hero hug) When the teacher came running, with her hat over one ear, counting out loud as she ran, {hero} was just being allowed to hold a lantern. “Thirty!” cried the teacher, and hugged {him} so hard that the roll broke. “I had thirty, I'd have sworn it! I counted the driver.” She was crying a little. “I said I'd come back,” she said. “I knew,” said {hero}.",
      "+ @bus(hero talk) On the bus they all wanted to sit beside {him}. They had seen the whole building and could remember a gift shop. {Hero} told them about the door, and the drawer, and they were as quiet as mice. “Can we get lost, too?” asked the boy behind.",
      "@bus(hero sit) Since then, when the teacher counts, she touches each of them on the head. When she comes to {hero}, she taps twice.",
    ],
  }),
  story({
    says: [
      /\b(?:school|class|teacher|pupils|kindergarten|field trip|trip)\b/i,
      /\b(?:trip|outing|visit\w*|went|goes|go|excursion)\b/i,
      /\b(?:zoo|safari park|wildlife park)\b/i,
      role(
        "beast",
        "penguin|penguins|monkey|monkeys|parrot|elephant|giraffe|sea lion|seal|goat|llama|lemur|bear|pig|duck|ostrich|camel|flamingo|otter|octopus|kangaroo|tiger|lion|chimpanzee|gorilla|sloth",
      ),
    ],
    unless: /\b(?:kill\w*|murder\w*|zombie|abandoned)\b/i,
    after: [
      "@bus The teacher had written three rules on the bus window. Stay together. Feed nothing. Keep your hats on. Within ten minutes all three of them had been broken, and that was before anything had even happened. After that, {thebeast} took care of the rest.",
      "@park(beast look) “Keep calm,” said the teacher, which was easily said. {Thebeast} looked at the class, and the class looked at {thebeast}. There was a kind of nod. Somebody's lunch box clicked open. Nobody ever found out whose it was, but from that moment on they were no longer strangers.",
      "@park(beast run) Then everything went fast. A hat was gone. A sandwich was gone. The keeper came running with a bucket and fell over a rucksack. “Don't run!” he cried, so they all ran, in a long row, through the gate and round the pond, past the lions, who had sat up to see it better, with {thebeast} in the middle of it all, in the best of moods.",
      "+ @park(beast run) An elderly couple on a bench looked up from their map. “It says nothing about a parade,” said the man. “But it's very nicely done,” said his wife, and took a photograph, in which the teacher can be seen from below.",
    ],
    end: [
      "@park(beast sit) It was the smallest of the class who stopped first. He sat down on the grass, because he had a stone in his shoe. He took off the shoe, and shook it. {Thebeast} came to a halt, turned, and sat down next to him. It was as simple as that. “Oh,” said the keeper, out of breath. “In nine years I've never thought of sitting down.”",
      "@park(beast sit) So they all sat down, twenty-five children, a keeper and a teacher with only one shoe. They ate what was left of their lunches, and {thebeast} got the crusts, and for a quarter of an hour it was the most peaceful place for miles around. Then they walked back together, slowly, two by two, and nobody could have said who was taking whom home.",
      "@bus On the bus the teacher counted them. She counted again. “There's one hat too many,” she said. It smelled rather strong. No one knew whom it belonged to, but the smallest one put it on.",
      "@classroom The class has a new photograph on the wall. They are all on it, more or less in rows. Third from the left stands {thebeast}, and is the only one who keeps {beasthis} eyes open.",
    ],
  }),
  story({
    says: [
      /\b(?:school bus|class|school trip|bus|coach|schoolchildren|pupils)\b/i,
      /\b(?:br(?:eaks?|oke|oken) down|breakdown|stuck|stranded|flat tyre|flat tire|out of (?:petrol|fuel|gas))\b/i,
      /\b(?:children|kids|class|pupils|teacher|school|driver)\b/i,
    ],
    unless: /\b(?:football fans|murder\w*|zombie|serial|hostage|robb\w*|taxi|tram)\b/i,
    may: [role("driver", "bus driver|driver")],
    after: [
      [
        "@street(driver look) There was a bang, then a hiss, and then it was so quiet that they could hear a bird. {Thedriver} got out, opened the flap, and disappeared in white steam. “Well?” they called through the windows. “It's had enough,” said {thedriver}. “So have I, to be honest. But I don't steam.”",
        "@bus There was a bang, then a hiss, and then it was so quiet that they could hear a bird. White steam rose in front of the windows. “Is it broken?” somebody asked. It was. There was no signal on any of the telephones, and the last house had been a very long time ago.",
      ],
      "+ @bus At first they were all glad, because maths would be over. Then they were all hungry. After that the first one began to cry, and it went along the rows like a yawn. “What have we got?” asked a girl called Juno, who liked lists. They had nine apples, a recorder, sixteen raincoats, and a birthday cake that was meant for somebody's aunt.",
      [
        "@street(driver walk) “We walk,” said {thedriver}. “Two by two, and nobody lets go.” So they walked, and {thedriver} went in front with the warning triangle like a knight with a shield. When they did not know which way, they held a vote. When they were frightened, the boy with the recorder played. Then they were frightened of the recorder, and that was better.",
        "@street So they got out, two by two, and nobody let go. The biggest one went in front with the warning triangle, like a knight with a shield. When they did not know which way, they held a vote. When they were frightened, the boy with the recorder played. Then they were frightened of the recorder, and that was better.",
      ],
      "+ @forest “I always thought that nature was louder,” said a girl called Juno. They stood still and listened. There was a woodpecker, and a brook, and thirty noses, all running.",
      "@forest.dusk When it began to get dark, they came to a fork, and each road looked worse than the other. The little ones sat down and would not go on. The recorder had rain in it. Nobody had any ideas left, not one. And just then they saw something white between the trees: it was steam. They had walked in a circle. There stood the bus.",
    ],
    end: [
      "@bus.night Nobody laughed, for about a second. Then somebody did, and it went along the rows. “At least it's dry in there,” said a girl. They climbed in, hung up their raincoats as curtains, and lit the candles on a birthday cake that was meant for somebody's aunt. “Sorry, Auntie,” said the boy it belonged to, and cut it into thirty-one pieces.",
      [
        "@bus.night(driver sit) It was the light of those candles that was seen from far away, by a farmer who was looking for a cow. He came with a tractor and a rope. {Thedriver} sat at the wheel, the tractor pulled, and thirty children sang, and the bus rolled home through the night, at the speed of a cow, as a matter of fact, since the cow was walking in front.",
        "@bus.night It was the light of those candles that was seen from far away, by a farmer who was looking for a cow. He came with a tractor and a rope. The tractor pulled, thirty children sang, and the bus rolled home through the night, at the speed of a cow, as a matter of fact, since the cow was walking in front.",
      ],
      "+ @street.night At the school all the parents were waiting, with blankets and white faces. They had expected tears. “Can we do that again?” shouted the little ones, before the door was open. It was the best school day of their lives, and no one had done any maths.",
      [
        "@bus(driver sit) The bus has been mended, and goes like clockwork. Sometimes, on a long straight road, {thedriver} makes it hiss a bit. Then thirty hands go up, and they vote.",
        "@bus The bus has been mended, and goes like clockwork. But every year, on that day, somebody brings along a cake, just in case.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:summer camp|camp|school camp|scout camp|camping trip|boarding school|night away)\b/i,
      /\b(?:homesick\w*|misses? (?:home|his|her|mum|mom)|missed (?:home|his|her)|wants? to go home|wanted to go home|first time away|afraid|scared|cr(?:y|ies|ied)|lonely|doesn't want to|did not want to|nervous|hates?|hated)\b/i,
    ],
    unless:
      /\b(?:of the dark|murder\w*|skeleton|killer|love|prison|refugee|vampire|military|concentration|bear attack|the cook|gardener|caretaker)\b/i,
    of: "young",
    after: [
      "@bedroom.night(hero sit) By day it was all right. By day there was so much to do that {hero} did not get round to it. But then the lights went out, and the others breathed, and the bed was hard in all the wrong places. At home now somebody was locking the front door. {Hero} knew the sound. {He} missed even that.",
      "+ @bedroom.night(hero sit) {He} held the blanket over {his} head so that nobody would hear. It smelled of other people's washing powder. {He} counted how many nights there were still to go, and how many hours that was. It was a mistake. It was better not to know it so exactly.",
      [
        "@bedroom.night(hero talk, mate talk) “Are you asleep?” whispered {talker}. “Yes,” said {hero}. “Me, too,” said {talker}, and sniffed. They lay there for a bit. “What do you miss most?” “The crack in the ceiling,” said {hero}. “It looks like a rabbit. And you?” “My brother's feet,” said {talker}. “They stink.”",
        "@bedroom.night(hero talk) “Are you asleep?” came a whisper from the next bed. “Yes,” said {hero}. “Me, too,” said the whisper, and sniffed. They lay there for a bit. “What do you miss most?” “The crack in the ceiling,” said {hero}. “It looks like a rabbit. And you?” “My brother's feet. They stink.”",
      ],
      "+ @bedroom.night It turned out that there was nobody asleep in that room at all. From every bed a whisper came: a cat who lay on the radiator, a mother who sang out of tune, a fridge that coughed. Even the biggest of them, who carved his own spoons, missed a night light in the shape of a snail.",
      "@forest.night(hero walk) The next evening was the night walk. They had to go through the wood, one by one, a hundred steps in the dark along a rope. {Hero} was the last. In the middle {he} stood still, with the rope in {his} hand, and everything in {him} wanted to go home. Somewhere ahead an owl called. And then somebody was crying, close by, on the ground.",
    ],
    end: [
      "@forest.night(hero walk) It was the biggest of them all, who carved his own spoons and was afraid of nothing. He had let go of the rope. “I want my night light,” he sobbed. “It's a snail.” {Hero} felt for his hand, and put it on the rope. “What does it look like,” {he} asked, “your snail?” “Green,” said the big one. “And when it's on?” “Greener.” And so they walked, and he described it, right down to the feelers.",
      "@forest.night(hero look) When they came out of the wood, the others were sitting by the fire, and had kept a place for two. There was bread on sticks, burnt outside and raw inside. Nobody had ever eaten anything better. Above them stood the stars, and {hero} lay on {his} back and looked up. Right at the top, very small, there was a rabbit.",
      "+ @street(hero hug) On the last day they all swapped addresses, and the big one gave {hero} a spoon. At the bus stop Mum hugged {him} and asked whether it had been bad. “Only at the beginning,” said {hero}, “and then only at night, and then it was over too soon.”",
      "@bedroom.night(hero look) {Hero} lay in {his} own bed again that evening. Downstairs somebody locked the front door. {He} looked up at the crack in the ceiling, and missed the others' breathing.",
    ],
  }),
];
