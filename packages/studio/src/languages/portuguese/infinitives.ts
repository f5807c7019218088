import { infinitivesOf } from "../infinitives-of.ts";

/** The infinitive of a verb form: "constroem": "construir". */
export const infinitives = infinitivesOf(`construir constrói constroem construiu
consertar conserta consertam consertou
plantar planta plantam plantou
pintar pinta pintam pintou
desenhar desenha desenham desenhou
inventar inventa inventam inventou
escrever escreve escrevem escreveu
costurar costura costuram costurou
montar monta montam montou
cozinhar cozinha cozinham cozinhou
fazer faz fazem fez
tecer tece tecem teceu
fabricar fabrica fabricam fabricou
preparar prepara preparam preparou
abrir abre abrem abriu
salvar salva salvam salvou
resgatar resgata resgatam resgatou
proteger protege protegem protegeu
defender defende defendem defendeu
ajudar ajuda ajudam ajudou
libertar liberta libertam libertou
cuidar cuida cuidam cuidou
aprender aprende aprendem aprendeu
treinar treina treinam treinou
ensinar ensina ensinam ensinou
ganhar ganham
vencer vence vencem venceu
procurar procura procuram procurou
buscar busca buscam buscou
viajar viaja viajam viajou
atravessar atravessa atravessam atravessou
navegar navega navegam navegou
subir sobe sobem subiu
levar leva levam levou
voar voa voam voou
partir parte partem partiu
chegar chega chegam chegou
esperar espera esperam
visitar visita visitam
explorar explora exploram
entregar entrega entregam
limpar limpa limpam
cantar canta cantam
dançar dança dançam
tocar toca tocam
vender vende vendem
acompanhar acompanha acompanham`);
